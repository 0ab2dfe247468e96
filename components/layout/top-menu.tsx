import { useTranslations } from 'next-intl';
import { NavLink } from '@/components/ui/nav-link';
import { menuGroups, menuRoutes, routes } from '@/lib/routes';
import { RouteIcon } from './route-icon';
import { TopMenuGroup } from './top-menu-group';

/** The menu of header variant 1: a dropdown for each group. */
export function TopMenu() {
  const t = useTranslations();
  return (
    <nav aria-label={t('nav.main')} className="hidden items-center topnav:flex">
      {menuGroups.map((group) => (
        <TopMenuGroup key={group} label={t(`menuGroups.${group}`)} paths={menuRoutes(group).map(toPath)}>
          {menuRoutes(group).map((route) => (
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
