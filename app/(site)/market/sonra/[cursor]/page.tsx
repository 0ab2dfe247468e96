import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { listMoreOfMarket } from '@/lib/data/market';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describeMarket } from '../../_components/describe-market';
import { MarketListPage } from '../../_components/market-list-page';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return deeperPageMetadata(await describeMarket(null));
}

/** GET /market/sonra/{cursor}: a further page of the market, rendered per request. */
export default async function MoreOfMarketPage({ params }: PageProps<'/market/sonra/[cursor]'>) {
  const page = await listMoreOfMarket(null, (await params).cursor);
  if (!page) notFound();
  return (
    <>
      <PageTrail route="market" />
      <MarketListPage page={page} type={null} isFirst={false} />
    </>
  );
}
