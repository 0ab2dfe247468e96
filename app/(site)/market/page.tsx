import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('market');

export default function MarketPage() {
  return <AreaPage area="market" />;
}
