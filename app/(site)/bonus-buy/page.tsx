import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('bonusBuy');

/** GET /bonus-buy: prerendered, the same for everybody. */
export default function BonusBuyPage() {
  return (
    <>
      <PageTrail route="bonusBuy" />
      <AreaPage area="bonusBuy" />
    </>
  );
}
