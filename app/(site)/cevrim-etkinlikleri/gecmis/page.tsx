import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { EventTabs } from '@/components/wager-events/event-tabs';
import { PastEventList } from '@/components/wager-events/past-event-list';
import { listPastWagerEvents } from '@/lib/data/wager-events';
import { entryMetadata } from '@/lib/seo/page-metadata';

const path = '/cevrim-etkinlikleri/gecmis';

export async function generateMetadata() {
  const t = await getTranslations('wagerEvents.past');
  return entryMetadata({ title: t('title'), description: t('description'), path });
}

/** GET /cevrim-etkinlikleri/gecmis: the newest finished events; prerendered. */
export default async function PastWagerEventsPage() {
  const t = await getTranslations('wagerEvents.past');
  return (
    <>
      <PageTrail route="wagerEvents" crumbs={[{ name: t('title'), path }]} />
      <PageTitle title={t('title')} text={t('description')} />
      <EventTabs current="past" />
      <PastEventList page={await listPastWagerEvents()} isFirst />
    </>
  );
}
