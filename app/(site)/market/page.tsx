import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('market');

/** GET /market: prerendered, the same for everybody. */
export default function MarketPage() {
  return (
    <>
      <PageTrail route="market" />
      <AreaPage area="market" />
    </>
  );
}
