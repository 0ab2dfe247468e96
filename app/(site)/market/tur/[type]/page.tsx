import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { listMarket } from '@/lib/data/market';
import { marketTypeAt, marketTypeSegments } from '@/lib/format/market-paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { describeMarket } from '../../_components/describe-market';
import { MarketListPage } from '../../_components/market-list-page';

type Props = PageProps<'/market/tur/[type]'>;

/** The kinds are known: any other name is no page. */
export const dynamicParams = false;

export const generateStaticParams = () => Object.values(marketTypeSegments).map((type) => ({ type }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(await describeMarket(marketTypeAt((await params).type)));
}

/** GET /market/tur/{type}: one kind of the market, prerendered, the same for everybody. */
export default async function MarketTypePage({ params }: Props) {
  const type = marketTypeAt((await params).type);
  if (!type) notFound();
  const [page, { name, path }] = await Promise.all([listMarket(type), describeMarket(type)]);
  return (
    <>
      <PageTrail route="market" crumbs={[{ name, path }]} />
      <MarketListPage page={page} type={type} isFirst />
    </>
  );
}
