'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useDismiss } from '@/components/ui/use-dismiss';

interface TopMenuGroupProps {
  readonly label: string;
  /** Where the group leads; the label is lit while one of them is open. */
  readonly paths: readonly string[];
  readonly children: ReactNode;
}

/** A dropdown of the top menu: a disclosure, one open at a time, that works without scripts and closes on navigation. */
export function TopMenuGroup({ label, paths, children }: TopMenuGroupProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  useDismiss(box, closeDetails);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => {
    if (box.current) box.current.open = false;
  }, [pathname]);
  return (
    <details ref={box} name="top-menu" className="group/drop relative">
      <summary
        data-current={paths.includes(pathname) || undefined}
        className="flex h-11 list-none items-center gap-1.5 rounded-card px-3.5 text-sm font-semibold text-text-2 transition-colors select-none group-open/drop:text-text hover:text-text data-current:text-text [&::-webkit-details-marker]:hidden"
      >
        {label}
        <Icon name="chevron-down" size={16} className="transition-transform group-open/drop:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 mt-2.5 min-w-60 rounded-panel border border-line bg-surface p-2">
        {children}
      </ul>
    </details>
  );
}

function closeDetails(element: HTMLElement): void {
  if (!(element instanceof HTMLDetailsElement) || !element.open) return;
  element.open = false;
  if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
}
