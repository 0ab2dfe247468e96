import { pageMetadata } from '@/lib/seo/page-metadata';
import { oddPages } from './_components/odd-lists';

export const generateMetadata = () => pageMetadata('specialOdds');

/** GET /ozeloran: the odds that can be taken, that open later, and that wait for a result. Prerendered. */
export default oddPages.showFirst;
