import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { listPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { EventTabs } from '@/components/wager-events/event-tabs';
import { PastEventList } from '@/components/wager-events/past-event-list';
import {
  listPastWagerEvents,
  listPastWagerEventsAfter,
  type PastWagerEvents as Page,
} from '@/lib/data/wager-events';
import { pathTo } from '@/lib/paths';

interface PastWagerEventsProps {
  readonly page: Page;
  readonly isFirst: boolean;
}

/** The archive of wagering events. */
export const pastWagerEventPages = listPages({
  find: () => 'past',
  describe: describePastWagerEvents,
  first: listPastWagerEvents,
  later: (_, cursor) => listPastWagerEventsAfter(cursor),
  show: (page, isFirst) => <PastWagerEvents page={page} isFirst={isFirst} />,
});

async function describePastWagerEvents() {
  const t = await getTranslations('wagerEvents.past');
  return { title: t('title'), description: t('description'), path: pathTo('pastWagerEvents') };
}

async function PastWagerEvents({ page, isFirst }: PastWagerEventsProps) {
  const { title, description, path } = await describePastWagerEvents();
  const items = page.events.map(({ title: name, slug }) => ({ name, path: pathTo('wagerEvent', slug) }));
  return (
    <>
      <PageTrail route="wagerEvents" crumbs={[{ name: title, path }]} />
      <ItemListJsonLd name={title} items={items} />
      <PageTitle title={title} text={description} />
      <EventTabs current="past" />
      <PastEventList page={page} isFirst={isFirst} />
    </>
  );
}
