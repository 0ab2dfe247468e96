import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('bonusHunts');

/** GET /bonus-hunts: prerendered, the same for everybody. */
export default function BonusHuntsPage() {
  return (
    <>
      <PageTrail route="bonusHunts" />
      <AreaPage area="bonusHunts" />
    </>
  );
}
