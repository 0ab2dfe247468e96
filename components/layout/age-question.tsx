'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { confirmAge, isAgeAsked } from '@/lib/browser/confirmed-age';
import { useHydrated } from '@/lib/browser/use-hydrated';

/** What the dialog is made of. */
export interface AgeQuestionProps {
  /** Id of the element in `children` that names the dialog. */
  readonly titleId: string;
  readonly yes: string;
  readonly no: string;
  readonly children: ReactNode;
}

/** A modal dialog that has no other way out than its two answers: the site, or an empty page. */
export function AgeQuestion({ titleId, yes, no, children }: AgeQuestionProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // An answer that is given before anybody listens would be lost.
  const isHydrated = useHydrated();
  useEffect(() => ask(ref.current), []);
  const confirm = () => {
    confirmAge();
    ref.current?.close();
  };
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes a dialog whatever `cancel` says.
      onClose={(event) => ask(event.currentTarget)}
      className="fixed inset-0 z-70 m-0 hidden size-full max-h-none max-w-none overflow-y-auto bg-bg p-4 text-text outline-none in-data-[age-gate=asked]:grid"
    >
      <div className="m-auto grid w-full max-w-md justify-items-start gap-4 rounded-panel border border-line bg-surface p-6 sm:p-8">
        {children}
        <div className="mt-2 grid w-full gap-2 sm:flex sm:gap-3">
          <Button variant="primary" disabled={!isHydrated} onClick={confirm}>
            {yes}
          </Button>
          <Button variant="quiet" disabled={!isHydrated} onClick={leave}>
            {no}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** The browser keeps the focus inside and makes the page below inert. The dialog itself is focused, so that it is read from its title on. */
function ask(dialog: HTMLDialogElement | null): void {
  if (dialog === null || dialog.open || !isAgeAsked()) return;
  dialog.showModal();
  dialog.focus();
}

function leave(): void {
  window.location.replace('about:blank');
}
