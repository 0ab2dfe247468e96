import { archivePages } from '../_components/buy-lists';

export const generateMetadata = archivePages.firstMetadata;

/** GET /bonus-buy/arsiv: the newest archived sessions; prerendered. */
export default archivePages.showFirst;
