import { useTranslations } from 'next-intl';
import { NavLink } from '@/components/ui/nav-link';
import type { Area } from '@/contract/areas';
import { routes, shownMenuGroups, shownRoutes } from '@/lib/routes';
import { RouteIcon } from './route-icon';
import { TopMenuGroup } from './top-menu-group';

interface TopMenuProps {
  readonly areasOff: readonly Area[];
}

/** The menu of header variant 1: a dropdown for each group. */
export function TopMenu({ areasOff }: TopMenuProps) {
  const t = useTranslations();
  return (
    <nav aria-label={t('nav.main')} className="hidden items-center topnav:flex">
      {shownMenuGroups(areasOff).map((group) => (
        <TopMenuGroup
          key={group}
          label={t(`menuGroups.${group}`)}
          paths={shownRoutes(group, areasOff).map(toPath)}
        >
          {shownRoutes(group, areasOff).map((route) => (
            <li key={route}>
              <NavLink href={routes[route].path} className="drop-link">
                <RouteIcon route={route} />
                {t(`pages.${route}.title`)}
              </NavLink>
            </li>
          ))}
        </TopMenuGroup>
      ))}
    </nav>
  );
}

function toPath(route: keyof typeof routes): string {
  return routes[route].path;
}
