import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('leaders');

/** GET /liderlik: prerendered, the same for everybody. */
export default function LeadersPage() {
  return (
    <>
      <PageTrail route="leaders" />
      <AreaPage area="leaders" />
    </>
  );
}
