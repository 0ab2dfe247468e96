import { pageMetadata } from '@/lib/seo/page-metadata';
import { sessionPages } from './_components/buy-lists';

export const generateMetadata = () => pageMetadata('bonusBuy');

/** GET /bonus-buy: the newest sessions that are not archived; prerendered, the same for everybody. */
export default sessionPages.showFirst;
