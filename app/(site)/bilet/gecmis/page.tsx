import { listPastRaffles } from '@/lib/data/raffles';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { describePastRaffles, PastRaffles } from '../_components/past-raffles';

export const generateMetadata = async () => entryMetadata(await describePastRaffles());

/** GET /bilet/gecmis: the newest finished draws; prerendered. */
export default async function PastRafflesPage() {
  return <PastRaffles page={await listPastRaffles()} isFirst />;
}
