'use client';

import { type SyntheticEvent, useState } from 'react';
import { Button } from './button';

interface AskTwiceProps {
  /** What the button says first, and once it was pressed. */
  readonly ask: string;
  readonly sure: string;
  readonly isBusy: boolean;
  /** Its room is there either way. */
  readonly isShown: boolean;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** A form of one button that undoes something: the first press asks, the second one sends; whoever turns away is asked anew. */
export function AskTwice({ ask, sure, isBusy, isShown, onSubmit }: AskTwiceProps) {
  const [isAsked, setAsked] = useState(false);
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    setAsked(false);
    onSubmit(event);
  };
  // The pressed button becomes the one that sends: without this the first press would already send.
  const first = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <form
      method="post"
      onSubmit={send}
      onBlur={() => setAsked(false)}
      className={isShown ? 'shrink-0' : 'invisible shrink-0'}
    >
      {isAsked || isBusy ? (
        <Button type="submit" isBusy={isBusy}>
          {sure}
        </Button>
      ) : (
        <Button variant="quiet" onClick={first}>
          {ask}
        </Button>
      )}
    </form>
  );
}
