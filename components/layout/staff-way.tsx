'use client'; // Who looks is known in the browser alone: the page is the same for everybody.

import { buttonClass } from '@/components/ui/button';
import { useUser } from '@/lib/browser/use-user';

interface StaffWayProps {
  /** The editor of what would stand here. */
  readonly href: string;
  readonly label: string;
}

/** From an empty area to its editor, for who may write there; nobody else gets a link. */
export function StaffWay({ href, label }: StaffWayProps) {
  const { user } = useUser();
  if (user?.permission !== 'admin' && user?.permission !== 'editor') return null;
  return (
    // Below the box of the action: it comes late and must move nothing.
    <a
      href={href}
      className={`${buttonClass('quiet')} absolute top-full left-1/2 -translate-x-1/2 lg:left-0 lg:translate-x-0`}
    >
      {label}
    </a>
  );
}
