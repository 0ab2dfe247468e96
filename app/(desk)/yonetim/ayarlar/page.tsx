import { getMessages, getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { AreasForm } from '@/components/desk/settings/areas-form';
import { MoreMessages } from '@/components/ui/more-messages';
import { areas } from '@/contract/areas';
import { getAreaSettings } from '@/lib/data/desk-settings';
import { deskPages } from '@/lib/desk-pages';
import { formatDateTime } from '@/lib/format/dates';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { SettingTabs } from '../_components/setting-tabs';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.settings;

export const generateMetadata = () => deskPageMetadata('settings');

/** GET /yonetim/ayarlar: which areas the site has. Rendered per request (D12). */
export default function SettingsPage() {
  return <StaffPage path={path} show={show} />;
}

async function show() {
  const [t, page, titles] = [
    await getTranslations('desk.settings'),
    await getTranslations('desk.pages.settings'),
    await getTranslations('pages'),
  ];
  const [{ desk }, known] = [await getMessages(), await getAreaSettings()];
  const rows = areas.map((area) => ({
    area,
    title: titles(`${area}.title`),
    isOn: !known?.areas_off.includes(area),
  }));
  const at = known?.changed_at && formatDateTime(known.changed_at);
  return (
    <>
      <DeskHead title={page('title')} lead={page('lead')} />
      <SettingTabs page="settings" current={path} />
      <h2 className="font-display text-lg font-semibold">{t('areas')}</h2>
      <p className="mt-1 mb-4 max-w-3xl text-sm text-text-2">{t('areasText')}</p>
      {known ? (
        <MoreMessages messages={{ desk: { settings: desk.settings } }}>
          <AreasForm key={known.version} version={known.version} areas={rows} />
        </MoreMessages>
      ) : (
        <p className="text-text-2">{t('unknown')}</p>
      )}
      {known?.changed_by && at ? (
        <p className="mt-4 text-sm text-text-3">{t('changed', { who: known.changed_by, when: at })}</p>
      ) : null}
    </>
  );
}
