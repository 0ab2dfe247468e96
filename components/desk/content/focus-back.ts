'use client';

import { type RefObject, useEffect } from 'react';

/** Whose form is drawn anew with what was stored a moment ago. */
let awaited: string | null = null;

/** After a save or a move a form is drawn anew, and the button that was pressed may be gone. */
export function comeBackTo(name: string): void {
  awaited = name;
}

/** Gives the focus to a button of the form that it is to come back to. */
export function useFocusBack(name: string, button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (awaited !== name) return;
    awaited = null;
    button.current?.focus();
  }, [name, button]);
}
