import { useTranslations } from 'next-intl';
import { NavLink } from '@/components/ui/nav-link';
import { sectionsFor, userSectionPath } from '@/lib/routes';
import { SectionIcon } from './section-icon';

interface SectionTabsProps {
  readonly permission: string;
}

/** The sections a role has, as links; nothing where it has one alone (specification 6). */
export function SectionTabs({ permission }: SectionTabsProps) {
  const t = useTranslations();
  const sections = sectionsFor(permission);
  if (sections.length < 2) return null;
  return (
    <nav aria-label={t('account.sections')} className="mb-8 overflow-x-auto border-b border-line">
      <ul className="flex gap-6">
        {sections.map((section) => (
          <li key={section}>
            <NavLink
              href={userSectionPath(section)}
              className="flex h-12 items-center gap-2 border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-text-2 transition-colors hover:text-text focus-visible:-outline-offset-2 aria-[current]:border-text aria-[current]:text-text"
            >
              <span className="max-sm:hidden">
                <SectionIcon section={section} size={18} />
              </span>
              {t(`userSections.${section}.title`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
