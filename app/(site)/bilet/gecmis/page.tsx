import { listPastRaffles } from '@/lib/data/raffles';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { PastRaffles, pastRafflesFacts } from '../_components/past-raffles';

export const generateMetadata = async () => entryMetadata(await pastRafflesFacts());

/** GET /bilet/gecmis: the newest finished draws; prerendered. */
export default async function PastRafflesPage() {
  return <PastRaffles page={await listPastRaffles()} isFirst />;
}
