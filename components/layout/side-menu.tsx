import { useTranslations } from 'next-intl';
import { menuGroups } from '@/lib/routes';
import { AccountLinks } from './account-links';
import { Brand } from './brand';
import { MenuGroupLinks } from './menu-group-links';
import { SideMenuPanel } from './side-menu-panel';

/** Every area by group, then the account links: a drawer on a phone, an icon rail that expands on a desktop. */
export function SideMenu() {
  const t = useTranslations('nav');
  return (
    <SideMenuPanel brand={<Brand />}>
      <nav aria-label={t('main')} className="flex flex-col gap-1 px-3 pb-8 rail:gap-0 rail:pb-3">
        {menuGroups.map((group) => (
          <MenuGroupLinks key={group} group={group} />
        ))}
        <AccountLinks />
      </nav>
    </SideMenuPanel>
  );
}
