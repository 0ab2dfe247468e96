'use client'; // It closes when the page changes.

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface PhoneMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** The menu of a phone, folded away below the bar; it opens without scripts, too. */
export function PhoneMenu({ label, children }: PhoneMenuProps) {
  return (
    <details key={usePathname()} className="desk-fold">
      <summary>
        <Icon name="menu" size={20} />
        {label}
      </summary>
      {children}
    </details>
  );
}
