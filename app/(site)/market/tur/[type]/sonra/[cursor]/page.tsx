import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { listMoreOfMarket } from '@/lib/data/market';
import { marketTypeAt } from '@/lib/format/market-paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describeMarket } from '../../../../_components/describe-market';
import { MarketListPage } from '../../../../_components/market-list-page';

type Props = PageProps<'/market/tur/[type]/sonra/[cursor]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return deeperPageMetadata(await describeMarket(marketTypeAt((await params).type)));
}

/** GET /market/tur/{type}/sonra/{cursor}: a further page of one kind, rendered per request. */
export default async function MoreOfMarketTypePage({ params }: Props) {
  const { type: segment, cursor } = await params;
  const type = marketTypeAt(segment);
  const page = type && (await listMoreOfMarket(type, cursor));
  if (!page) notFound();
  const { name, path } = await describeMarket(type);
  return (
    <>
      <PageTrail route="market" crumbs={[{ name, path }]} />
      <MarketListPage page={page} type={type} isFirst={false} />
    </>
  );
}
