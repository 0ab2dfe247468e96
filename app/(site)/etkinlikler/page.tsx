import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('events');

/** GET /etkinlikler: prerendered, the same for everybody. */
export default function EventsPage() {
  return (
    <>
      <PageTrail route="events" />
      <AreaPage area="events" />
    </>
  );
}
