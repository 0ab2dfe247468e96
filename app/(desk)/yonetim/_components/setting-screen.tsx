import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { SettingForm } from '@/components/desk/settings/setting-form';
import { MoreMessages } from '@/components/ui/more-messages';
import { Tabs } from '@/components/ui/tabs';
import type { SettingGroup } from '@/contract/desk-setting-groups';
import { getSettingGroup } from '@/lib/data/desk-settings';
import { formatDateTime } from '@/lib/format/dates';
import { settingPages, settingPath } from '@/lib/setting-pages';

interface SettingScreenProps {
  readonly page: 'look';
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
  const tabs = settingPages
    .filter((one) => one.page === page)
    .map((one) => ({ href: settingPath(one.group), label: t(`groups.${one.group}`) }));
  const at = stored?.changed_at && formatDateTime(stored.changed_at);
  const { content, media, settings } = desk;
  return (
    <>
      <DeskHead title={title('title')} lead={title('lead')} />
      <Tabs label={t('groups.label')} tabs={tabs} current={settingPath(group)} />
      <p className="mb-5 max-w-3xl text-sm text-text-2">{t(`leads.${group}`)}</p>
      {stored ? (
        <MoreMessages messages={{ site, desk: { content, media, settings } }}>
          <SettingForm key={group} group={group} stored={stored} />
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
