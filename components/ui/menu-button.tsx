'use client';

import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useDismiss } from './use-dismiss';

interface MenuButtonProps {
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  /** Stands above the items and is no part of the menu. */
  readonly head: ReactNode;
  /** Elements with `role="menuitem"`; a choice closes the menu. */
  readonly children: ReactNode;
}

/** A button with a menu as the ARIA practices have it: arrows, Home and End move, Escape closes and focus returns. */
export function MenuButton({ label, face, head, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback((element: HTMLElement) => {
    if (listItems(element).some((item) => item === document.activeElement))
      element.querySelector('button')?.focus();
    setOpen(false);
  }, []);
  useDismiss(box, close);
  const open = (edge: 0 | -1) => {
    setOpen(true);
    requestAnimationFrame(() => listItems(box.current).at(edge)?.focus());
  };
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => (isOpen ? setOpen(false) : open(0))}
        onKeyDown={(event) => openByArrow(event, open)}
        className="flex h-11 items-center gap-2 rounded-card px-2 transition-colors hover:bg-surface-2 aria-expanded:bg-surface-2"
      >
        {face}
      </button>
      <div
        hidden={!isOpen}
        className="absolute top-full right-0 z-40 mt-2.5 max-h-[calc(100dvh-5rem)] min-w-64 overflow-y-auto rounded-panel border border-line bg-surface p-2"
      >
        {head}
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onClick={() => setOpen(false)}
          onKeyDown={(event) => moveByKey(event, () => setOpen(false))}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

function listItems(element: HTMLElement | null): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function openByArrow(event: KeyboardEvent, open: (edge: 0 | -1) => void): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  open(event.key === 'ArrowDown' ? 0 : -1);
}

function moveByKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  if (event.key === 'Tab') close();
  const items = listItems(event.currentTarget);
  const active = document.activeElement;
  const current = active instanceof HTMLElement ? items.indexOf(active) : -1;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: current - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target)?.focus();
}
