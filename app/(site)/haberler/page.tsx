import { pageMetadata } from '@/lib/seo/page-metadata';
import { newsPages } from './_components/news-lists';

export const generateMetadata = () => pageMetadata('news');

/** GET /haberler: prerendered, the same for everybody. */
export default newsPages.showFirst;
