import { getTranslations } from 'next-intl/server';
import { Tabs } from '@/components/ui/tabs';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { type SettingPageKey, settingPages, settingPath } from '@/lib/setting-pages';

interface SettingTabsProps {
  readonly page: SettingPageKey;
  readonly current: string;
}

/** The groups of a page of settings; those of the settings begin with the areas and end with Kick. */
export async function SettingTabs({ page, current }: SettingTabsProps) {
  const t = await getTranslations('desk.settings');
  const areas = page === 'settings' ? [{ href: deskPages.settings.path, label: t('areas') }] : [];
  const groups = settingPages
    .filter((one) => one.page === page)
    .map((one) => ({ href: settingPath(one.group), label: t(`groups.${one.group}`) }));
  const kick = page === 'settings' ? [{ href: deskEntryPath('settings', 'kick'), label: t('kick') }] : [];
  return <Tabs label={t('groups.label')} tabs={[...areas, ...groups, ...kick]} current={current} />;
}
