import { notFound } from 'next/navigation';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { settingPages, settingPath } from '@/lib/setting-pages';
import { SettingScreen } from '../../_components/setting-screen';
import { StaffPage } from '../../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('settings');

/** GET /yonetim/ayarlar/{group}: general, links, stream, rules, times. Rendered per request (D12). */
export default async function SettingGroupPage({ params }: PageProps<'/yonetim/ayarlar/[segment]'>) {
  const { segment } = await params;
  const found = settingPages.find((one) => one.page === 'settings' && one.segment === segment);
  const { group } = found ?? notFound();
  return (
    <StaffPage path={settingPath(group)} show={async () => <SettingScreen page="settings" group={group} />} />
  );
}
