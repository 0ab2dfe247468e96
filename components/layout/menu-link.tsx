'use client';

import { usePathname } from 'next/navigation';
import { type RouteKey, routes } from '@/lib/routes';
import { RouteIcon } from './route-icon';

interface MenuLinkProps {
  readonly route: RouteKey;
  readonly title: string;
}

/**
 * A link of the side menu. It names its route alone: what it looks like is made in the browser from code that is there anyway,
 * not sent twice with every page.
 */
export function MenuLink({ route, title }: MenuLinkProps) {
  const { path } = routes[route];
  const here = usePathname();
  const isBelow = here.startsWith(`${path}/`);
  return (
    <li>
      <a
        href={path}
        title={title}
        aria-current={here === path ? 'page' : isBelow || undefined}
        className="side-link"
      >
        <RouteIcon route={route} />
        <span>{title}</span>
      </a>
    </li>
  );
}
