'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ComponentProps, useState } from 'react';

interface NavLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  /** A path of lib/routes. */
  readonly href: string;
}

/**
 * A link of a menu; the current page is marked. It prefetches when it is pointed at or focused: a menu is always in view,
 * and two dozen prefetches on every page would cost more than they save.
 */
export function NavLink({ href, ...rest }: NavLinkProps) {
  const isCurrent = usePathname() === href;
  const [isWarm, setWarm] = useState(false);
  return (
    <Link
      {...rest}
      href={{ pathname: href }}
      prefetch={isWarm ? null : false}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={() => setWarm(true)}
      onFocus={() => setWarm(true)}
    />
  );
}
