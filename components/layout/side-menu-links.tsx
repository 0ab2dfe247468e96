'use client'; // The page that is open is marked, here and in the browser.

import { useRef } from 'react';
import { toCurrentMark } from '@/components/ui/current-mark';
import { routes } from '@/lib/routes';
import type { MenuAreas } from './menu-areas';
import { RouteIcon } from './route-icon';
import { useStillMenu } from './use-still-menu';

interface SideMenuLinksProps {
  readonly groups: readonly MenuAreas[];
}

/** The areas of the side menu. The rail shows icons alone; names are clipped, not hidden, so they stay readable to all. */
export function SideMenuLinks({ groups }: SideMenuLinksProps) {
  const menu = useRef<HTMLDivElement>(null);
  const inside = useStillMenu(menu, groups, draw);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands in it was escaped when it was made of our own elements
  return <div ref={menu} className="contents" dangerouslySetInnerHTML={inside} />;
}

function draw(groups: readonly MenuAreas[], here: string) {
  return groups.map(({ group, label, areas }) => (
    <div key={group}>
      <p id={`menu-${group}`} className="side-title">
        {label}
      </p>
      <ul aria-labelledby={`menu-${group}`}>
        {areas.map(({ route, title }) => (
          <li key={route}>
            <a
              href={routes[route].path}
              title={title}
              aria-current={toCurrentMark(routes[route].path, here)}
              className="side-link"
            >
              <RouteIcon route={route} />
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
