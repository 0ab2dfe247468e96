import { getMessages, getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { LinkList } from '@/components/desk/overlays/link-list';
import { OverlayDesk } from '@/components/overlays/overlay-desk';
import { MoreMessages } from '@/components/ui/more-messages';
import { listOverlayLinks } from '@/lib/data/desk-overlays';
import { deskPages } from '@/lib/desk-pages';
import { env } from '@/lib/env';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.overlays;

export const generateMetadata = () => deskPageMetadata('overlays');

/** GET /yonetim/katman: links and looks of what streaming programs show. Rendered per request (D12). */
export default async function OverlayDeskPage({ searchParams }: PageProps<'/yonetim/katman'>) {
  const { sonra } = await readQuery(searchParams, 'sonra');
  return <StaffPage path={path} show={() => show(sonra)} />;
}

async function show(sonra?: string) {
  const [{ links, nextCursor }, t, texts, { desk, overlays }] = await Promise.all([
    listOverlayLinks(sonra),
    getTranslations('desk.overlays'),
    getTranslations('desk.pages.overlays'),
    getMessages(),
  ]);
  return (
    <MoreMessages messages={{ desk: { overlays: { own: desk.overlays.own } }, overlays }}>
      <DeskHead title={texts('title')} lead={texts('lead')} />
      {sonra ? null : <OverlayDesk origin={new URL(env().SITE_URL).origin} />}
      <h2 className="mt-10 mb-2 font-display text-lg font-semibold">{t('list')}</h2>
      {links.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <LinkList links={links} />
      )}
      <DeskPager path={path} query={{}} cursor={sonra} nextCursor={nextCursor} />
    </MoreMessages>
  );
}
