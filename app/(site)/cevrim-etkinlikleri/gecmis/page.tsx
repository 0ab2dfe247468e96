import { listPastWagerEvents } from '@/lib/data/wager-events';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { describePastWagerEvents, PastWagerEvents } from '../_components/past-wager-events';

export const generateMetadata = async () => entryMetadata(await describePastWagerEvents());

/** GET /cevrim-etkinlikleri/gecmis: the newest finished events; prerendered. */
export default async function PastWagerEventsPage() {
  return <PastWagerEvents page={await listPastWagerEvents()} isFirst />;
}
