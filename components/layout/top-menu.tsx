'use client'; // What is open closes, and what is marked moves on.

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { toCurrentMark } from '@/components/ui/current-mark';
import { Icon } from '@/components/ui/icon';
import { useDismiss } from '@/components/ui/use-dismiss';
import { routes } from '@/lib/routes';
import type { MenuAreas } from './menu-areas';
import { RouteIcon } from './route-icon';
import { useStillMenu } from './use-still-menu';

interface TopMenuProps {
  readonly groups: readonly MenuAreas[];
}

/** The menu of header variant 1: a dropdown for each group, a disclosure that works without scripts, one open at a time; it closes on navigation. */
export function TopMenu({ groups }: TopMenuProps) {
  const t = useTranslations('nav');
  const menu = useRef<HTMLElement>(null);
  const inside = useStillMenu(menu, groups, draw);
  useClosing(menu);
  return (
    <nav
      ref={menu}
      data-soft=""
      aria-label={t('main')}
      className="hidden items-center topnav:flex"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands in it was escaped when it was made of our own elements
      dangerouslySetInnerHTML={inside}
    />
  );
}

/** The group that is open closes by Escape, by whatever happens outside of it, and with another page. */
function useClosing(menu: RefObject<HTMLElement | null>): void {
  const pathname = usePathname();
  const open = useMemo(() => openGroup(menu), [menu]);
  useDismiss(open, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => {
    if (open.current) open.current.open = false;
  }, [pathname]);
}

/** The group that is open at the moment it is asked for. */
function openGroup(menu: RefObject<HTMLElement | null>): RefObject<HTMLDetailsElement | null> {
  return {
    get current() {
      return menu.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null;
    },
  };
}

function close(group: HTMLElement): void {
  group.removeAttribute('open');
  if (group.contains(document.activeElement)) group.querySelector('summary')?.focus();
}

function draw(groups: readonly MenuAreas[], here: string) {
  return groups.map(({ group, label, areas }) => (
    <details key={group} name="top-menu" className="group/drop relative">
      <summary
        data-current={areas.some(({ route }) => routes[route].path === here) ? '' : undefined}
        className="flex h-11 list-none items-center gap-1.5 rounded-card px-3.5 text-sm font-semibold text-text-2 transition-colors select-none group-open/drop:text-text hover:text-text data-current:text-text [&::-webkit-details-marker]:hidden"
      >
        {label}
        <Icon name="chevron-down" size={16} className="transition-transform group-open/drop:rotate-180" />
      </summary>
      <ul className="absolute top-full left-0 mt-2.5 min-w-60 rounded-panel border border-line bg-surface p-2">
        {areas.map(({ route, title }) => (
          <li key={route}>
            <a
              href={routes[route].path}
              aria-current={toCurrentMark(routes[route].path, here)}
              className="drop-link"
            >
              <RouteIcon route={route} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  ));
}
