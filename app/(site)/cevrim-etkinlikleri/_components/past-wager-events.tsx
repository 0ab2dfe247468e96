import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { EventTabs } from '@/components/wager-events/event-tabs';
import { PastEventList } from '@/components/wager-events/past-event-list';
import type { PastWagerEvents as Page } from '@/lib/data/wager-events';
import { pathTo } from '@/lib/paths';

interface PastWagerEventsProps {
  readonly page: Page;
  readonly isFirst?: boolean;
}

/** What the archive of wagering events says about itself. */
export async function describePastWagerEvents() {
  const t = await getTranslations('wagerEvents.past');
  return { title: t('title'), description: t('description'), path: pathTo('pastWagerEvents') };
}

/** A page of the archive of wagering events. */
export async function PastWagerEvents({ page, isFirst = false }: PastWagerEventsProps) {
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
