import { getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import type { SettingGroup } from '@/contract/desk-setting-groups';
import { type SettingPageKey, settingPath } from '@/lib/setting-pages';
import { GroupSettings } from './group-settings';
import { SettingTabs } from './setting-tabs';

interface SettingScreenProps {
  readonly page: SettingPageKey;
  readonly group: SettingGroup;
}

/** A group of settings below the tabs of its page. */
export async function SettingScreen({ page, group }: SettingScreenProps) {
  const title = await getTranslations(`desk.pages.${page}`);
  return (
    <>
      <DeskHead title={title('title')} lead={title('lead')} />
      <SettingTabs page={page} current={settingPath(group)} />
      <GroupSettings group={group} hasPreview={page === 'look' && group !== 'style'} />
    </>
  );
}
