import { pageMetadata } from '@/lib/seo/page-metadata';
import { marketPages } from './_components/market-lists';

export const generateMetadata = () => pageMetadata('market');

/** GET /market: prerendered, the same for everybody. */
export default marketPages.showFirst;
