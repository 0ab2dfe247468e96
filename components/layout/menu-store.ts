import { useSyncExternalStore } from 'react';
import { isRailNarrow, makeRailNarrow } from '@/lib/browser/kept-rail';
import { isRailDocked, watchRailDocked } from './desk-query';

// The specification's main state `collapse`: one flag that the toggle in the header and the side menu share.
let isOpen = false;
const listeners = new Set<() => void>();

/** Whether the side menu is open (a drawer on a phone, an expanded rail on a narrower desktop). */
export function useMenuOpen(): boolean {
  return useSyncExternalStore(subscribe, readOpen, () => false);
}

/** Whether the names of the side menu are to be seen: it is open, or docked with them. */
export function useMenuNamed(): boolean {
  return useSyncExternalStore(subscribe, readNamed, () => false);
}

/** Opens or closes the side menu. */
export function setMenuOpen(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  tell();
}

/** What the toggle does: a docked rail gets or loses its names for good, every other menu opens or closes. */
export function toggleMenu(): void {
  if (isRailDocked()) makeRailNarrow(!isRailNarrow());
  else isOpen = !isOpen;
  tell();
}

function readOpen(): boolean {
  return isOpen;
}

function readNamed(): boolean {
  return isRailDocked() ? !isRailNarrow() : isOpen;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const release = watchRailDocked(listener);
  return () => {
    release();
    listeners.delete(listener);
  };
}
