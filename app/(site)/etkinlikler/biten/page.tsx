import { listEvents } from '@/lib/data/events';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { EventListPage } from '../_components/event-list-page';
import { describeList } from '../_components/list-description';

const list = { view: 'past' } as const;

export const generateMetadata = async () => entryMetadata(await describeList(list));

/** GET /etkinlikler/biten: events that are over, the latest first, with who won. Prerendered. */
export default async function PastEventsPage() {
  return <EventListPage list={list} page={await listEvents(list)} isFirst />;
}
