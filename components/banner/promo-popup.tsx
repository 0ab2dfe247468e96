'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { closePopupForever, closePopupForSession, isPopupClosed } from '@/lib/browser/closed-popup';
import { onSecondDialog, whenQuiet } from '@/lib/browser/dialog-turn';
import { useUser } from '@/lib/browser/use-user';
import type { Popup } from '@/lib/data/popup-slides';
import { mayShowPopup } from './popup-choice';
import { whenPictureIsThere } from './when-picture-is-there';

const loadDialog = () => import('./popup-dialog').then((module) => module.PopupDialog);
type Dialog = Awaited<ReturnType<typeof loadDialog>>;

interface PromoPopupProps {
  readonly popups: readonly Popup[];
}

/**
 * 'Bildirim', visible at start (specification 4): opens once the page has its scripts, the first picture and its own part are there, so a broken banner
 * service shows nothing. Waits until it is known who looks: whom another dialog asks something, it asks first, and to a paused member it
 * shows nothing. Never beside another dialog: it waits for its end, and makes way for one that was asked for meanwhile.
 */
export function PromoPopup({ popups }: PromoPopupProps) {
  const path = usePathname();
  const { user, isLoading } = useUser();
  const isPaused = user?.isPaused ?? false;
  const [PopupDialog, setDialog] = useState<Dialog | null>(null);
  const [waysMade, setWaysMade] = useState(0);
  const first = popups[0]?.imageUrl;
  const isOpen = PopupDialog !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: having made way is a reason to wait anew
  useEffect(() => {
    if (isLoading) return;
    if (first === undefined || isPaused || !mayShowPopup({ slides: 1, path, isClosed: isPopupClosed() })) {
      setDialog(null);
      return;
    }
    return whenPictureIsThere(first, () =>
      whenLoaded((dialog) => whenQuiet(() => setDialog(() => (mayCoverPage() ? dialog : null)))),
    );
  }, [first, path, isLoading, isPaused, waysMade]);
  useEffect(() => {
    if (!isOpen) return;
    return onSecondDialog(() => {
      setDialog(null);
      setWaysMade((count) => count + 1);
    });
  }, [isOpen]);
  const close = (remember: () => void) => () => {
    remember();
    setDialog(null);
  };
  return PopupDialog ? (
    <PopupDialog
      popups={popups}
      onClose={close(closePopupForSession)}
      onNeverAgain={close(closePopupForever)}
    />
  ) : null;
}

/** Calls back with the dialog's part, which is fetched now: what has its turn stands at once. Returns how to give up. */
function whenLoaded(callback: (dialog: Dialog) => () => void): () => void {
  let giveUp = () => {};
  let isGivenUp = false;
  void loadDialog().then((dialog) => {
    if (!isGivenUp) giveUp = callback(dialog);
  });
  return () => {
    isGivenUp = true;
    giveUp();
  };
}

/** A page that says why there is nothing to see is not covered: neither a missing address nor a failure. */
function mayCoverPage(): boolean {
  return document.querySelector('[data-no-popup]') === null;
}
