import { useSyncExternalStore } from 'react';

// The specification's main state `collapse`: one flag that the toggle in the header and the side menu share.
let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the side menu is open (a drawer on a phone, an expanded rail on a desktop). */
export function useMenuOpen(): boolean {
  return useSyncExternalStore(subscribe, readOpen, () => false);
}

/** Opens or closes the side menu. */
export function setMenuOpen(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const listener of listeners) listener();
}

function readOpen(): boolean {
  return isOpen;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
