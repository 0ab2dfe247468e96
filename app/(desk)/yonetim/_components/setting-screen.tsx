import { getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import type { SettingGroup } from '@/contract/desk-setting-groups';
import { type SettingPageKey, settingPath } from '@/lib/setting-pages';
import { GroupSettings } from './group-settings';
import { PopupBanners } from './popup-banners';
import { SettingTabs } from './setting-tabs';
import { SettingWays } from './setting-ways';

interface SettingScreenProps {
  readonly page: SettingPageKey;
  readonly group: SettingGroup;
}

/** A group of settings below the tabs of its page. */
export async function SettingScreen({ page, group }: SettingScreenProps) {
  const title = await getTranslations(`desk.pages.${page}`);
  const hasPreview = page === 'look' ? group !== 'style' : group === 'announcements';
  return (
    <>
      <DeskHead title={title('title')} lead={title('lead')} />
      <SettingTabs page={page} current={settingPath(group)} />
      <GroupSettings group={group} hasPreview={hasPreview} />
      {group === 'popup' ? <PopupBanners /> : null}
      <SettingWays group={group} />
    </>
  );
}
