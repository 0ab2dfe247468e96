'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { Dialog } from './dialog';
import { Icon } from './icon';
import { useScrollLock } from './use-scroll-lock';

interface ModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** A promotion neither locks the page nor scrolls it, and takes no control's focus (specification 4). */
  readonly type?: 'form' | 'promotion';
  readonly children: ReactNode;
}

/** The generic modal: shown while `open`; overlay, Escape and the close icon call `onClose`. */
export function Modal({ open, ...props }: ModalProps) {
  return open ? <OpenModal {...props} /> : null;
}

function OpenModal({ onClose, title, type = 'form', children }: Omit<ModalProps, 'open'>) {
  const t = useTranslations('dialogs');
  const titleId = useId();
  useScrollLock(type !== 'promotion');
  return (
    <Dialog onClose={onClose} labelledBy={titleId} focus={type === 'promotion' ? 'self' : 'first'}>
      <div
        className={`relative w-full ${type === 'promotion' ? 'max-w-2xl' : 'max-w-md'} rounded-panel border border-line bg-surface p-5 text-text sm:p-7`}
      >
        <h2 id={titleId} className="pe-12 font-display text-xl font-semibold">
          {title}
        </h2>
        <div className="mt-5">{children}</div>
        {/* Last in the order of focus, so that a form begins with its first field. */}
        <button
          type="button"
          onClick={onClose}
          aria-label={t('close')}
          className="absolute end-3 top-3 grid size-11 place-items-center rounded-card text-text-2 hover:bg-surface-2 hover:text-text sm:end-4 sm:top-4"
        >
          <Icon name="x" />
        </button>
      </div>
    </Dialog>
  );
}
