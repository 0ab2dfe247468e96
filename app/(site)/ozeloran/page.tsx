import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('specialOdds');

/** GET /ozeloran: prerendered, the same for everybody. */
export default function SpecialOddsPage() {
  return (
    <>
      <PageTrail route="specialOdds" />
      <AreaPage area="specialOdds" />
    </>
  );
}
