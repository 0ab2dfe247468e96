import { getMessages, getTranslations } from 'next-intl/server';
import { DeskList } from '@/components/bonus-hunts/desk-list';
import { BonusHuntsPicture } from '@/components/layout/pictures/bonus-hunts-picture';
import { EmptyState } from '@/components/ui/empty-state';
import { MoreMessages } from '@/components/ui/more-messages';
import { listDeskHunts } from '@/lib/data/hunt-desk';
import { deskPath } from '@/lib/routes';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { DeskScreen } from '../../_components/desk-screen';

export const generateMetadata = () => deskMetadata('hunts');

/** GET /user/ticket-deposits/avlar: the hunts that can still be cancelled, for the team. Rendered per request (D12). */
export default function HuntDeskPage() {
  return <DeskScreen desk="hunts" path={deskPath('hunts')} load={load} />;
}

async function load() {
  const hunts = await listDeskHunts();
  const t = await getTranslations('huntDesk');
  if (hunts.length === 0)
    return <EmptyState picture={<BonusHuntsPicture />} title={t('none.title')} text={t('none.text')} />;
  const { huntDeskOwn } = await getMessages();
  return (
    <MoreMessages messages={{ huntDeskOwn }}>
      <DeskList hunts={hunts} />
    </MoreMessages>
  );
}
