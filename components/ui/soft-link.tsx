'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

interface SoftLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  /** A path of this site, with a query or without. */
  readonly href: string;
}

/**
 * A link that prefetches when it is pointed at or focused, not when it comes into view: a list of two dozen entries would
 * otherwise fetch two dozen pages for the one that is opened.
 */
export function SoftLink({ href, ...rest }: SoftLinkProps) {
  const [isWarm, setWarm] = useState(false);
  const [pathname, search] = href.split(/(?=\?)/, 2);
  return (
    <Link
      {...rest}
      href={{ pathname, search }}
      prefetch={isWarm ? null : false}
      onPointerEnter={() => setWarm(true)}
      onFocus={() => setWarm(true)}
    />
  );
}
