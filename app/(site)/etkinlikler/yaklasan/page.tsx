import { listEvents } from '@/lib/data/events';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { EventListPage } from '../_components/event-list-page';
import { describeList } from '../_components/list-description';

const list = { view: 'upcoming' } as const;

export const generateMetadata = async () => entryMetadata(await describeList(list));

/** GET /etkinlikler/yaklasan: events that have not begun, the next one first. Prerendered. */
export default async function UpcomingEventsPage() {
  return <EventListPage list={list} page={await listEvents(list)} isFirst />;
}
