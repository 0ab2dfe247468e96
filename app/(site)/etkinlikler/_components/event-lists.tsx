import { listPages } from '@/app/_components/list-pages';
import { listEvents, listLaterEvents } from '@/lib/data/events';
import { type EventList, findEventType, findEventView } from '@/lib/format/event-lists';
import { EventListPage } from './event-list-page';
import { describeList } from './list-description';

function pagesOf<Params extends object>(find: (params: Params) => EventList | null) {
  return listPages({
    find,
    describe: describeList,
    first: listEvents,
    later: listLaterEvents,
    show: (page, isFirst, list) => <EventListPage list={list} page={page} isFirst={isFirst} />,
  });
}

/** Events that are on or being judged, the next to end first. */
export const eventPages = pagesOf(() => ({ view: 'now', type: null }));
/** Events that have not begun, the next one first. */
export const upcomingPages = pagesOf(() => ({ view: 'upcoming', type: null }));
/** Events that are over, the latest first, with who won. */
export const pastPages = pagesOf(() => ({ view: 'past', type: null }));
/** All events of a type, newest first. */
export const typePages = pagesOf((params: { readonly type: string }) => {
  const type = findEventType(params.type);
  return type && { view: null, type };
});
/** The events of a type that are on, come or are over, in the order of that time. */
export const typeViewPages = pagesOf((params: { readonly type: string; readonly view: string }) => {
  const [type, view] = [findEventType(params.type), findEventView(params.view)];
  return type && view && { view, type };
});
