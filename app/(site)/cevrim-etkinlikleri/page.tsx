import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('wagerEvents');

/** GET /cevrim-etkinlikleri: prerendered, the same for everybody. */
export default function WagerEventsPage() {
  return (
    <>
      <PageTrail route="wagerEvents" />
      <AreaPage area="wagerEvents" />
    </>
  );
}
