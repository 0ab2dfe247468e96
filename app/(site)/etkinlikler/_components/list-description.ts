import { getTranslations } from 'next-intl/server';
import { type EventList, eventListPath } from '@/lib/format/event-lists';

const emptyTexts = { now: 'events', upcoming: 'eventsUpcoming', past: 'eventsPast' } as const;

/** What a list's page says about itself: `title` stands on the page, `path` is its first page. */
export interface ListDescription {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Which text stands there while it holds nothing. */
  readonly empty: (typeof emptyTexts)[keyof typeof emptyTexts] | 'eventsOfType' | 'eventsOfTypeAt';
}

/** The words and the path of a list. */
export async function describeList(list: EventList): Promise<ListDescription> {
  const t = await getTranslations();
  const named = { path: eventListPath(list), description: t('pages.events.description') };
  const { view, type } = list;
  if (type === null) {
    const title = view === 'now' ? t('pages.events.title') : t(`events.viewTitles.${view}`);
    return { ...named, title, empty: emptyTexts[view] };
  }
  const title = t(`events.typeTitles.${type}`);
  if (view === null) return { ...named, title, empty: 'eventsOfType' };
  return { ...named, title: `${title} · ${t(`events.views.${view}`)}`, empty: 'eventsOfTypeAt' };
}
