import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { EventTabs } from '@/components/wager-events/event-tabs';
import { PastEventList } from '@/components/wager-events/past-event-list';
import { listPastWagerEventsAfter } from '@/lib/data/wager-events';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

const path = '/cevrim-etkinlikleri/gecmis';

export async function generateMetadata() {
  const t = await getTranslations('wagerEvents.past');
  return deeperPageMetadata({ title: t('title'), description: t('description'), path });
}

/** GET /cevrim-etkinlikleri/gecmis/sonra/{cursor}: older events, for each request anew; 404 for a cursor that leads nowhere. */
export default async function OlderWagerEventsPage({
  params,
}: PageProps<'/cevrim-etkinlikleri/gecmis/sonra/[cursor]'>) {
  const t = await getTranslations('wagerEvents.past');
  const page = await listPastWagerEventsAfter((await params).cursor);
  if (!page) notFound();
  return (
    <>
      <PageTrail route="wagerEvents" crumbs={[{ name: t('title'), path }]} />
      <PageTitle title={t('title')} text={t('description')} />
      <EventTabs current="past" />
      <PastEventList page={page} />
    </>
  );
}
