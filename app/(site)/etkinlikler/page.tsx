import { listEvents } from '@/lib/data/events';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { EventListPage } from './_components/event-list-page';

export const generateMetadata = () => pageMetadata('events');

const list = { view: 'now' } as const;

/** GET /etkinlikler: events that are on or being judged, the next to end first. Prerendered. */
export default async function EventsPage() {
  return <EventListPage list={list} page={await listEvents(list)} isFirst />;
}
