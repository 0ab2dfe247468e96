import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('tournaments');

export default function TournamentsPage() {
  return <AreaPage area="tournaments" />;
}
