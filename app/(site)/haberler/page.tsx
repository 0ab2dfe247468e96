import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { listNews } from '@/lib/data/news';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { NewsListPage } from './_components/news-list-page';

export const generateMetadata = () => pageMetadata('news');

/** GET /haberler: prerendered, the same for everybody. */
export default async function NewsIndexPage() {
  const page = await listNews(null);
  return (
    <>
      <PageTrail route="news" />
      {page.cards.length > 0 ? (
        <NewsListPage page={page} category={null} isFirst />
      ) : (
        <AreaPage area="news" />
      )}
    </>
  );
}
