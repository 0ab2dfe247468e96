import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('tickets');

/** GET /bilet: prerendered, the same for everybody. */
export default function TicketsPage() {
  return (
    <>
      <PageTrail route="tickets" />
      <AreaPage area="tickets" />
    </>
  );
}
