import { useTranslations } from 'next-intl';
import type { Area } from '@/contract/areas';
import { type MenuGroup, shownRoutes } from '@/lib/routes';
import { MenuLink } from './menu-link';

interface MenuGroupLinksProps {
  readonly group: MenuGroup;
  readonly areasOff: readonly Area[];
}

/** One group of the side menu. The rail shows icons alone; names are clipped, not hidden, so they stay readable to all. */
export function MenuGroupLinks({ group, areasOff }: MenuGroupLinksProps) {
  const t = useTranslations();
  const id = `menu-${group}`;
  return (
    <div>
      <p id={id} className="side-title">
        {t(`menuGroups.${group}`)}
      </p>
      <ul aria-labelledby={id}>
        {shownRoutes(group, areasOff).map((route) => (
          <MenuLink key={route} route={route} title={t(`pages.${route}.title`)} />
        ))}
      </ul>
    </div>
  );
}
