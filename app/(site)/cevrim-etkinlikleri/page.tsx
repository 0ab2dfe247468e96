import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { PageTitle } from '@/components/ui/page-title';
import { CurrentEvent } from '@/components/wager-events/current-event';
import { EventTabs } from '@/components/wager-events/event-tabs';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { listWagerEvents } from '@/lib/data/wager-events';
import { pathTo } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('wagerEvents');

/** GET /cevrim-etkinlikleri: the events that are not final yet; prerendered, the same for everybody. */
export default async function WagerEventsPage() {
  const t = await getTranslations('pages.wagerEvents');
  const events = await listWagerEvents();
  return (
    <>
      <PageTrail route="wagerEvents" />
      <ItemListJsonLd name={t('title')} items={events.map(toCrumb)} />
      {events.length === 0 ? (
        <AreaPage area="wagerEvents" tabs={<EventTabs current="now" />} />
      ) : (
        <>
          <PageTitle title={t('title')} text={t('description')} />
          <EventTabs current="now" />
          <div className="space-y-8">
            {events.map((event) => (
              <CurrentEvent key={event.slug} event={event} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function toCrumb({ title, slug }: WagerEvent) {
  return { name: title, path: pathTo('wagerEvent', slug) };
}
