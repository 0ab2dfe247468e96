'use client';

import { useTranslations } from 'next-intl';
import { SectionIcon } from '@/components/account/section-icon';
import { NavLink } from '@/components/ui/nav-link';
import { useUser } from '@/lib/browser/use-user';
import { sectionsFor, userSectionPath } from '@/lib/routes';

/** The account links of the side menu: by role, and only for who is logged in (specification 2, 6). */
export function AccountLinks() {
  const t = useTranslations();
  const { user } = useUser();
  if (!user) return null;
  return (
    <div>
      <p id="menu-account" className="side-title">
        {t('nav.account')}
      </p>
      <ul aria-labelledby="menu-account">
        {sectionsFor(user.permission).map((section) => (
          <li key={section}>
            <NavLink
              href={userSectionPath(section)}
              title={t(`userSections.${section}.title`)}
              className="side-link"
            >
              <SectionIcon section={section} />
              <span className="side-name">{t(`userSections.${section}.title`)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
