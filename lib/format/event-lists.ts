import { type EventType, type EventView, eventTypes, eventViews } from '@/contract/events';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

/** Which events: of a time, of a type, or both; of either, `null` is any. No time and no type is no list. */
export type EventList =
  | { readonly view: EventView; readonly type: EventType | null }
  | { readonly view: null; readonly type: EventType };

/** How a type of events is called in a path. */
const typeNames: Readonly<Record<EventType, string>> = {
  multiplier: 'carpan',
  first_hit: 'ilk-vuran',
  quiz: 'bilgi-yarismasi',
  deposit: 'yatirim',
  custom: 'ozel',
};

/** How a time is called in a path. */
const viewNames: Readonly<Record<EventView, string>> = {
  now: 'simdi',
  upcoming: 'yaklasan',
  past: 'biten',
};

const viewPaths: Readonly<Record<EventView, string>> = {
  now: routes.events.path,
  upcoming: pathTo('upcomingEvents'),
  past: pathTo('pastEvents'),
};

/** The first page of a list. */
export function eventListPath({ view, type }: EventList): string {
  if (type === null) return viewPaths[view];
  const name = typeNames[type];
  return view === null ? pathTo('eventsOfType', name) : pathTo('eventsOfTypeAt', name, viewNames[view]);
}

/** The type a path's segment names; `null` for any other word. */
export function findEventType(segment: string): EventType | null {
  return eventTypes.find((type) => typeNames[type] === segment) ?? null;
}

/** The time a path's segment names; `null` for any other word. */
export function findEventView(segment: string): EventView | null {
  return eventViews.find((view) => viewNames[view] === segment) ?? null;
}
