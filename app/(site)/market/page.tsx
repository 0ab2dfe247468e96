import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { listMarket } from '@/lib/data/market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { MarketListPage } from './_components/market-list-page';

export const generateMetadata = () => pageMetadata('market');

/** GET /market: prerendered, the same for everybody. */
export default async function MarketIndexPage() {
  const page = await listMarket(null);
  return (
    <>
      <PageTrail route="market" />
      {page.items.length > 0 ? (
        <MarketListPage page={page} type={null} isFirst />
      ) : (
        <AreaPage area="market" />
      )}
    </>
  );
}
