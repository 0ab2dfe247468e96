'use client';

import { NavLink } from '@/components/ui/nav-link';
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
  return (
    <li>
      <NavLink href={routes[route].path} title={title} className="side-link">
        <RouteIcon route={route} />
        <span className="side-name">{title}</span>
      </NavLink>
    </li>
  );
}
