'use client'; // Opens a dialog.

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Popup } from '@/lib/data/popup-slides';

interface PopupPreviewProps {
  readonly popups: readonly Popup[];
  readonly label: string;
  /** What the label is about, for who does not see where the button stands. */
  readonly about?: string;
}

const loadDialog = () => import('./popup-dialog').then((module) => module.PopupDialog);

/** A button that opens the popup as visitors have it, with these slides. Closing it leaves what the browser remembers as it is. */
export function PopupPreview({ popups, label, about }: PopupPreviewProps) {
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>> | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Button
        aria-label={about ? `${label}: ${about}` : undefined}
        onClick={async () => {
          const dialog = await loadDialog();
          setDialog(() => dialog);
        }}
      >
        {label}
      </Button>
      {Dialog ? <Dialog popups={popups} onClose={close} onNeverAgain={close} /> : null}
    </>
  );
}
