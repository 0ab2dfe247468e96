import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('tournaments');

/** GET /turnuvalar: prerendered, the same for everybody. */
export default function TournamentsPage() {
  return (
    <>
      <PageTrail route="tournaments" />
      <AreaPage area="tournaments" />
    </>
  );
}
