import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from './icon';

interface SheetProps {
  /** What a `popoverTarget` names. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * Something short that opens over the page and moves nothing: the browser's own popover. It needs no script; Escape, a press beside it and its
 * button close it, and focus goes back to what opened it.
 */
export function Sheet({ id, title, children }: SheetProps) {
  const t = useTranslations('dialogs');
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className="sheet">
      <div className="sheet-head">
        <p id={`${id}-title`}>{title}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="sheet-close"
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      <div className="sheet-body">{children}</div>
    </div>
  );
}
