import { listBuySessions } from '@/lib/data/buys';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { SessionList } from './_components/session-list';

export const generateMetadata = () => pageMetadata('bonusBuy');

/** GET /bonus-buy: the newest sessions that are not archived; prerendered, the same for everybody. */
export default async function BonusBuyPage() {
  return <SessionList scope="current" page={await listBuySessions('current')} isFirst />;
}
