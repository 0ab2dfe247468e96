import { useTranslations } from 'next-intl';
import { NavLink } from '@/components/ui/nav-link';
import { type MenuGroup, menuRoutes, routes } from '@/lib/routes';
import { RouteIcon } from './route-icon';

interface MenuGroupLinksProps {
  readonly group: MenuGroup;
}

/** One group of the side menu. The rail shows icons alone; names are clipped, not hidden, so they stay readable to all. */
export function MenuGroupLinks({ group }: MenuGroupLinksProps) {
  const t = useTranslations();
  const id = `menu-${group}`;
  return (
    <div>
      <p id={id} className="side-title">
        {t(`menuGroups.${group}`)}
      </p>
      <ul aria-labelledby={id}>
        {menuRoutes(group).map((route) => (
          <li key={route}>
            <NavLink href={routes[route].path} title={t(`pages.${route}.title`)} className="side-link">
              <RouteIcon route={route} />
              <span className="side-name">{t(`pages.${route}.title`)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
