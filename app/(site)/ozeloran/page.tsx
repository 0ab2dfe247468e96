import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('specialOdds');

export default function SpecialOddsPage() {
  return <AreaPage area="specialOdds" />;
}
