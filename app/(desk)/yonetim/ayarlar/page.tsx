import { getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { AreaSettings } from '../_components/area-settings';
import { SettingTabs } from '../_components/setting-tabs';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.settings;

export const generateMetadata = () => deskPageMetadata('settings');

/** GET /yonetim/ayarlar: which areas the site has. Rendered per request (D12). */
export default function SettingsPage() {
  return <StaffPage path={path} show={show} />;
}

async function show() {
  const [t, page] = [await getTranslations('desk.settings'), await getTranslations('desk.pages.settings')];
  return (
    <>
      <DeskHead title={page('title')} lead={page('lead')} />
      <SettingTabs page="settings" current={path} />
      <h2 className="font-display text-lg font-semibold">{t('areas')}</h2>
      <AreaSettings />
    </>
  );
}
