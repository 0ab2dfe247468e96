import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('news');

/** GET /haberler: prerendered, the same for everybody. */
export default function NewsPage() {
  return (
    <>
      <PageTrail route="news" />
      <AreaPage area="news" />
    </>
  );
}
