import { AreaPage } from '@/components/layout/area-page';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('news');

export default function NewsPage() {
  return <AreaPage area="news" />;
}
