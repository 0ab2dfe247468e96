import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('tickets');

export default function TicketsPage() {
  return <AreaPage area="tickets" />;
}
