'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { Popup } from '@/lib/data/popup-slides';
import { PopupSlides } from './popup-slides';

interface PopupDialogProps {
  readonly popups: readonly Popup[];
  /** The close icon, Escape or the overlay: for the session. */
  readonly onClose: () => void;
  /** 'Bir Daha Gösterme'. */
  readonly onNeverAgain: () => void;
}

/** The popup 'Bildirim' with its slides (specification 2). */
export function PopupDialog({ popups, onClose, onNeverAgain }: PopupDialogProps) {
  const t = useTranslations('popup');
  return (
    <Modal open type="promotion" onClose={onClose} title={t('title')}>
      <div className="grid gap-4">
        <PopupSlides popups={popups} />
        <Button variant="quiet" onClick={onNeverAgain} className="justify-self-center">
          {t('neverAgain')}
        </Button>
      </div>
    </Modal>
  );
}
