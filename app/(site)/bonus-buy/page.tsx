import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('bonusBuy');

export default function BonusBuyPage() {
  return <AreaPage area="bonusBuy" />;
}
