'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { closePopupForever, closePopupForSession, isPopupClosed } from '@/lib/browser/closed-popup';
import { whenQuiet } from '@/lib/browser/dialog-turn';
import { useUser } from '@/lib/browser/use-user';
import type { Popup } from '@/lib/data/popup-slides';
import { mayShowPopup } from './popup-choice';
import { whenPictureIsThere } from './when-picture-is-there';

const PopupDialog = dynamic(() => import('./popup-dialog').then((module) => module.PopupDialog), {
  ssr: false,
});

interface PromoPopupProps {
  readonly popups: readonly Popup[];
}

/**
 * 'Bildirim', visible at start (specification 4): opens once the page has its scripts and the first picture is there, so a broken banner
 * service shows nothing. Waits until it is known who looks: whom another dialog asks something, it asks first.
 */
export function PromoPopup({ popups }: PromoPopupProps) {
  const path = usePathname();
  const { isLoading } = useUser();
  const [isOpen, setIsOpen] = useState(false);
  const first = popups[0]?.imageUrl;
  useEffect(() => {
    if (isLoading) return;
    if (first === undefined || !mayShowPopup({ slides: 1, path, isClosed: isPopupClosed() })) {
      setIsOpen(false);
      return;
    }
    return whenPictureIsThere(first, () => whenQuiet(() => setIsOpen(mayCoverPage())));
  }, [first, path, isLoading]);
  const close = (remember: () => void) => () => {
    remember();
    setIsOpen(false);
  };
  return isOpen ? (
    <PopupDialog
      popups={popups}
      onClose={close(closePopupForSession)}
      onNeverAgain={close(closePopupForever)}
    />
  ) : null;
}

/** A page that says why there is nothing to see is not covered: neither a missing address nor a failure. */
function mayCoverPage(): boolean {
  return document.querySelector('[data-no-popup]') === null;
}
