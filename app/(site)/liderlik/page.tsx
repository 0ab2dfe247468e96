import { pageMetadata } from '@/lib/seo/page-metadata';
import { leaderPages } from './_components/leader-lists';

export const generateMetadata = () => pageMetadata('leaders');

/** GET /liderlik: the Sikke of this week, prerendered, the same for everybody; the viewer's own place is an island. */
export default leaderPages.showFirst;
