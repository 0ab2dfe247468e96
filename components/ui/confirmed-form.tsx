'use client';

import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { Button } from './button';
import { FormSummary } from './form-summary';

interface ConfirmedFormProps {
  /** What the button says first, and once it was pressed. */
  readonly ask: string;
  readonly sure: string;
  /** What a refusal says, above the fields. */
  readonly summary: readonly string[];
  readonly isBusy: boolean;
  /** Whether the script that sends it is there. */
  readonly isReady: boolean;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A form whose fields do something that cannot be taken back: the first press, or Enter in a field, asks, the second one sends. Whoever
 * changes a field or turns away from the button is asked anew.
 */
export function ConfirmedForm({ ask, sure, summary, isBusy, isReady, submit, children }: ConfirmedFormProps) {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    setAsked(!isAsked);
    if (isAsked) return submit(event);
    event.preventDefault();
    button.current?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={send} onChange={() => setAsked(false)} className="grid gap-4">
      <FormSummary texts={summary} />
      {children}
      <Button
        ref={button}
        type="submit"
        variant={isAsked ? 'primary' : 'secondary'}
        isBusy={isBusy}
        disabled={!isReady}
        onBlur={() => setAsked(false)}
        className="justify-self-start"
      >
        {isAsked || isBusy ? sure : ask}
      </Button>
    </form>
  );
}
