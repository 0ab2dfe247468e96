import { useTranslations } from 'next-intl';
import { NavLink } from '@/components/ui/nav-link';
import { pathTo } from '@/lib/paths';
import { infoPagePath, userSectionPages, userSectionPath } from '@/lib/routes';

/** The account and the pages below it, as links. */
export function InfoNav() {
  const t = useTranslations('infoPages');
  const links = [
    { href: userSectionPath('info'), label: t('label') },
    ...userSectionPages.info.map((page) => ({ href: infoPagePath(page), label: t(`${page}.title`) })),
    { href: pathTo('ownPrizes'), label: t('prizes') },
  ];
  return (
    <nav aria-label={t('nav')} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <NavLink
              href={href}
              className="flex h-9 items-center rounded-full border border-line px-4 text-sm font-medium whitespace-nowrap text-text-2 transition-colors hover:border-line-strong hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:border-line-strong aria-[current=page]:bg-surface-2 aria-[current=page]:text-text"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
