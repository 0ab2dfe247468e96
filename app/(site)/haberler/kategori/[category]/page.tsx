import { newsListPaths } from '@/lib/data/news-paths';
import { categoryPages } from '../../_components/news-lists';

/** The categories are known: any other name is no page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return newsListPaths.flatMap(({ category }) => (category ? [{ category }] : []));
}

export const generateMetadata = categoryPages.firstMetadata;

/** GET /haberler/kategori/[category]: prerendered, the same for everybody. */
export default categoryPages.showFirst;
