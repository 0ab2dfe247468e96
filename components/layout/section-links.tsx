'use client';

import { useTranslations } from 'next-intl';
import { SectionIcon } from '@/components/account/section-icon';
import { NavLink } from '@/components/ui/nav-link';
import { sectionsFor, userSectionPath } from '@/lib/routes';

/** Who looks. */
export interface SectionLinksProps {
  readonly permission: string;
}

/** The sections of a member's role, as the side menu lists them. */
export function SectionLinks({ permission }: SectionLinksProps) {
  const t = useTranslations();
  return (
    <div>
      <p id="menu-account" className="side-title">
        {t('nav.account')}
      </p>
      <ul aria-labelledby="menu-account">
        {sectionsFor(permission).map((section) => (
          <li key={section}>
            <NavLink
              href={userSectionPath(section)}
              title={t(`userSections.${section}.title`)}
              className="side-link"
            >
              <SectionIcon section={section} />
              <span>{t(`userSections.${section}.title`)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
