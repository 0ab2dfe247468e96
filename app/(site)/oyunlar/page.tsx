import { pageMetadata } from '@/lib/seo/page-metadata';
import { gamePages } from './_components/game-lists';

export const generateMetadata = () => pageMetadata('games');

/** GET /oyunlar: the first page of the catalogue; prerendered, the same for everybody. */
export default gamePages.showFirst;
