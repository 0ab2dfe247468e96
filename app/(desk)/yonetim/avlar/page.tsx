import { getMessages, getTranslations } from 'next-intl/server';
import { DeskList } from '@/components/bonus-hunts/desk-list';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { MoreMessages } from '@/components/ui/more-messages';
import { listDeskHunts } from '@/lib/data/hunt-desk';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { StaffPage } from '../_components/staff-page';

export const generateMetadata = () => deskPageMetadata('hunts');

/** GET /yonetim/avlar: the hunts that can still be cancelled. Rendered per request (D12). */
export default function HuntDeskPage() {
  return <StaffPage path={deskPages.hunts.path} show={show} />;
}

async function show() {
  const hunts = await listDeskHunts();
  const [t, texts, { huntDeskOwn }] = await Promise.all([
    getTranslations('huntDesk'),
    getTranslations('desk.pages.hunts'),
    getMessages(),
  ]);
  return (
    <MoreMessages messages={{ huntDeskOwn }}>
      <DeskHead title={texts('title')} lead={texts('lead')} />
      {hunts.length === 0 ? (
        <DeskEmpty title={t('none.title')} text={t('none.text')} />
      ) : (
        <DeskList hunts={hunts} />
      )}
    </MoreMessages>
  );
}
