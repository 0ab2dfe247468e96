import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('wagerEvents');

export default function WagerEventsPage() {
  return <AreaPage area="wagerEvents" />;
}
