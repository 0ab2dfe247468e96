import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('wins');

/** GET /sizdengelenler: prerendered, the same for everybody. */
export default function WinsPage() {
  return (
    <>
      <PageTrail route="wins" />
      <AreaPage area="wins" />
    </>
  );
}
