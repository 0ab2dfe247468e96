import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { SettingForm } from '@/components/desk/settings/setting-form';
import { MoreMessages } from '@/components/ui/more-messages';
import type { SettingGroup } from '@/contract/desk-setting-groups';
import { getSettingGroup } from '@/lib/data/desk-settings';
import { formatDateTime } from '@/lib/format/dates';
import { type SettingPageKey, settingPath } from '@/lib/setting-pages';
import { SettingTabs } from './setting-tabs';

interface SettingScreenProps {
  readonly page: SettingPageKey;
  readonly group: SettingGroup;
}

/** A group of settings below the tabs of its page. */
export async function SettingScreen({ page, group }: SettingScreenProps) {
  const [t, title, { desk, site }, stored] = [
    await getTranslations('desk.settings'),
    await getTranslations(`desk.pages.${page}`),
    await getMessages(),
    await getSettingGroup(group),
  ];
  const at = stored?.changed_at && formatDateTime(stored.changed_at);
  const { content, media, settings } = desk;
  return (
    <>
      <DeskHead title={title('title')} lead={title('lead')} />
      <SettingTabs page={page} current={settingPath(group)} />
      <p className="mb-5 max-w-3xl text-sm text-text-2">{t(`leads.${group}`)}</p>
      {stored ? (
        <MoreMessages messages={{ site, desk: { content, media, settings } }}>
          <SettingForm
            key={group}
            group={group}
            stored={stored}
            hasPreview={page === 'look' && group !== 'style'}
          />
        </MoreMessages>
      ) : (
        <p className="text-text-2">{t('unknown')}</p>
      )}
      {stored?.changed_by && at ? (
        <p className="mt-4 text-sm text-text-3">{t('changed', { who: stored.changed_by, when: at })}</p>
      ) : null}
    </>
  );
}
