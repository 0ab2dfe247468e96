import { getTranslations } from 'next-intl/server';
import type { EventView } from '@/contract/events';
import type { EventList } from '@/lib/data/events';
import { eventTypePath } from '@/lib/format/event-lists';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

/** Where each tab stands. */
export const viewPaths: Readonly<Record<EventView, string>> = {
  now: routes.events.path,
  upcoming: pathTo('upcomingEvents'),
  past: pathTo('pastEvents'),
};

const emptyTexts = {
  now: 'events',
  upcoming: 'eventsUpcoming',
  past: 'eventsPast',
  type: 'eventsOfType',
} as const;

/** What a list's page says about itself: `title` stands on the page, `path` is its first page. */
export interface ListDescription {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Which text stands there while it holds nothing. */
  readonly empty: (typeof emptyTexts)[keyof typeof emptyTexts];
}

/** The words and the path of a list. */
export async function describeList(list: EventList): Promise<ListDescription> {
  const t = await getTranslations();
  const description = t('pages.events.description');
  if ('type' in list)
    return {
      path: eventTypePath(list.type),
      title: t(`events.typeTitles.${list.type}`),
      description,
      empty: emptyTexts.type,
    };
  const title = list.view === 'now' ? t('pages.events.title') : t(`events.viewTitles.${list.view}`);
  return { path: viewPaths[list.view], title, description, empty: emptyTexts[list.view] };
}
