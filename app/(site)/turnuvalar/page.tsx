import { pageMetadata } from '@/lib/seo/page-metadata';
import { tournamentPages } from './_components/tournament-lists';

export const generateMetadata = () => pageMetadata('tournaments');

/** GET /turnuvalar: tournaments that are not over, the one that began or begins first on top. Prerendered. */
export default tournamentPages.showFirst;
