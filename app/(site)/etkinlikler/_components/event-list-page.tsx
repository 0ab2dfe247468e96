import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { EventGrid } from '@/components/events/event-grid';
import { AreaEmpty } from '@/components/layout/area-empty';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { EventItem } from '@/lib/data/event-view';
import type { EventsPage } from '@/lib/data/events';
import type { EventList } from '@/lib/format/event-lists';
import { pathTo } from '@/lib/paths';
import { EventTabs } from './event-tabs';
import { describeList } from './list-description';

interface EventListPageProps {
  readonly list: EventList;
  readonly page: EventsPage;
  readonly isFirst?: boolean;
}

/** A page of one of the lists of events, under the tabs and types. */
export async function EventListPage({ list, page, isFirst = false }: EventListPageProps) {
  const t = await getTranslations('pages.events');
  const { path, title, description, empty } = await describeList(list);
  const isComing = list.view === 'now' || list.view === 'upcoming';
  const isArea = list.view === 'now' && list.type === null;
  return (
    <>
      <PageTrail route="events" crumbs={isArea ? [] : [{ name: title, path }]} />
      <ItemListJsonLd name={title} items={page.events.map(toCrumb)} />
      <PageTitle title={isArea ? t('title') : title} text={description} />
      <EventTabs list={list} />
      {page.events.length > 0 ? (
        <EventGrid events={page.events} />
      ) : (
        <AreaEmpty area="events" state={empty} />
      )}
      <Pager
        path={path}
        nextCursor={page.nextCursor}
        isFirst={isFirst}
        order={isComing ? 'coming' : 'time'}
      />
      <CalendarFeed />
    </>
  );
}

function CalendarFeed() {
  const t = useTranslations('events');
  return (
    <p className="mt-10 text-sm text-text-3">
      {t('feedText')}{' '}
      <a href={pathTo('eventsCalendar')} className="text-text-2 underline underline-offset-4 hover:text-text">
        {t('feed')}
      </a>
    </p>
  );
}

function toCrumb({ title, slug }: EventItem) {
  return { name: title, path: pathTo('event', slug) };
}
