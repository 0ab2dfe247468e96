import { useTranslations } from 'next-intl';
import { type MenuGroup, menuRoutes, routes } from '@/lib/routes';

interface FooterGroupProps {
  readonly group: MenuGroup;
}

/** One group of areas in the footer. */
export function FooterGroup({ group }: FooterGroupProps) {
  const t = useTranslations();
  const id = `footer-${group}`;
  return (
    <div>
      <h2 id={id} className="pb-2 text-sm font-semibold">
        {t(`menuGroups.${group}`)}
      </h2>
      <ul aria-labelledby={id}>
        {menuRoutes(group).map((route) => (
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
