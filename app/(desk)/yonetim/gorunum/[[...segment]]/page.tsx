import { notFound } from 'next/navigation';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { settingPages } from '@/lib/setting-pages';
import { SettingScreen } from '../../_components/setting-screen';
import { StaffPage } from '../../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('look');

/** GET /yonetim/gorunum and the groups below it: brand, coin, colours, style. Rendered per request (D12). */
export default async function LookPage({ params }: PageProps<'/yonetim/gorunum/[[...segment]]'>) {
  const { segment = [''] } = await params;
  const found = settingPages.find((one) => one.page === 'look' && one.segment === segment.join('/'));
  const { group } = found ?? notFound();
  return (
    <StaffPage path={deskPages.look.path} show={async () => <SettingScreen page="look" group={group} />} />
  );
}
