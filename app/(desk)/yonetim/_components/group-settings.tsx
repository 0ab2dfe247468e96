import { getMessages, getTranslations } from 'next-intl/server';
import { SettingForm } from '@/components/desk/settings/setting-form';
import { MoreMessages } from '@/components/ui/more-messages';
import type { SettingGroup } from '@/contract/desk-setting-groups';
import { getSettingGroup } from '@/lib/data/desk-settings';
import { LastChange } from './last-change';

interface GroupSettingsProps {
  readonly group: SettingGroup;
  readonly hasPreview: boolean;
  /** Where it leads on to as a step of the setup. */
  readonly next?: string;
}

/** A group of settings: what it is, its form, and who changed it last. */
export async function GroupSettings({ group, hasPreview, next }: GroupSettingsProps) {
  const [t, { desk, site }, stored] = [
    await getTranslations('desk.settings'),
    await getMessages(),
    await getSettingGroup(group),
  ];
  const { content, media, settings } = desk;
  return (
    <>
      <p className="mb-5 max-w-3xl text-sm text-text-2">{t(`leads.${group}`)}</p>
      {stored ? (
        <MoreMessages messages={{ site, desk: { content, media, settings } }}>
          <SettingForm key={group} group={group} stored={stored} hasPreview={hasPreview} next={next} />
        </MoreMessages>
      ) : (
        <p className="text-text-2">{t('unknown')}</p>
      )}
      <LastChange of={stored} />
    </>
  );
}
