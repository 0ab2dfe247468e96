'use client';

import { useEffect, useEffectEvent } from 'react';

/** Runs what a key stands for, while nobody is writing, no dialog is open and no other key is held. */
export function useInboxKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof Element && event.target.closest(writing);
    const run = keys[event.key];
    if (!run || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** A box to tick takes no letters. */
const writing = 'input:not([type=checkbox]), textarea, select';
