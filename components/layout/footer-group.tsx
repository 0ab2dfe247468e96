import { useTranslations } from 'next-intl';
import type { Area } from '@/contract/areas';
import { type MenuGroup, routes, shownRoutes } from '@/lib/routes';

interface FooterGroupProps {
  readonly group: MenuGroup;
  readonly areasOff: readonly Area[];
}

/** One group of areas in the footer. */
export function FooterGroup({ group, areasOff }: FooterGroupProps) {
  const t = useTranslations();
  const id = `footer-${group}`;
  return (
    <div>
      <h2 id={id} className="pb-2 text-sm font-semibold">
        {t(`menuGroups.${group}`)}
      </h2>
      <ul aria-labelledby={id}>
        {shownRoutes(group, areasOff).map((route) => (
          <li key={route}>
            <a href={routes[route].path} className="foot-link">
              {t(`pages.${route}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
