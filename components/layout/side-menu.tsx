import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { NavLink } from '@/components/ui/nav-link';
import { SoftNav } from '@/components/ui/soft-nav';
import { pageRows } from '@/lib/routes';
import { AccountLinks } from './account-links';
import { Brand } from './brand';
import type { MenuAreas } from './menu-areas';
import { SideMenuLinks } from './side-menu-links';
import { SideMenuPanel } from './side-menu-panel';

interface SideMenuProps {
  readonly groups: readonly MenuAreas[];
  readonly logo: string | null;
}

/** The search on a phone, every area by group, then the account links: a drawer on a phone, an icon rail that expands on a desktop, with its names from 90 rem on. */
export function SideMenu({ groups, logo }: SideMenuProps) {
  const t = useTranslations('nav');
  return (
    <SideMenuPanel brand={<Brand logo={logo} />}>
      <NavLink href={pageRows.search.path} className="side-link mx-3 sm:hidden">
        <Icon name="search" />
        {t('search')}
      </NavLink>
      <SoftNav aria-label={t('main')} className="flex flex-col gap-1 px-3 pb-8 rail:gap-0 rail:pb-3">
        <SideMenuLinks groups={groups} />
        <AccountLinks />
      </SoftNav>
    </SideMenuPanel>
  );
}
