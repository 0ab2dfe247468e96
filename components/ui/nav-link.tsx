'use client';

import { usePathname } from 'next/navigation';
import type { ComponentProps } from 'react';
import { toCurrentMark } from './current-mark';
import { SoftLink } from './soft-link';

/** A link of a menu: the current page is marked, and an area while one of its pages is open. */
export function NavLink({ href, ...rest }: ComponentProps<typeof SoftLink>) {
  return <SoftLink {...rest} href={href} aria-current={toCurrentMark(href, usePathname())} />;
}
