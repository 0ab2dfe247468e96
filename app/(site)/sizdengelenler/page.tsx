import { pageMetadata } from '@/lib/seo/page-metadata';
import { winPages } from './_components/win-lists';

export const generateMetadata = () => pageMetadata('wins');

/** GET /sizdengelenler: the best of the week and the newest wins of viewers. Prerendered. */
export default winPages.showFirst;
