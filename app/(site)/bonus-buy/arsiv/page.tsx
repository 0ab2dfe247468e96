import { getTranslations } from 'next-intl/server';
import { listBuySessions } from '@/lib/data/buys';
import { pathTo } from '@/lib/paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { SessionList } from '../_components/session-list';

export async function generateMetadata() {
  const t = await getTranslations('bonusBuys.archive');
  return entryMetadata({ title: t('title'), description: t('description'), path: pathTo('buyArchive') });
}

/** GET /bonus-buy/arsiv: the newest archived sessions; prerendered. */
export default async function BuyArchivePage() {
  return <SessionList scope="archived" page={await listBuySessions('archived')} isFirst />;
}
