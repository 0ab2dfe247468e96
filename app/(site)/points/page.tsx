import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('points');

/** GET /points: prerendered, the same for everybody. */
export default function PointsPage() {
  return (
    <>
      <PageTrail route="points" />
      <AreaPage area="points" />
    </>
  );
}
