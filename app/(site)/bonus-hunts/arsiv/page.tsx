import { archivePages } from '../_components/hunt-lists';

export const generateMetadata = archivePages.firstMetadata;

/** GET /bonus-hunts/arsiv: the newest finished hunts; prerendered. */
export default archivePages.showFirst;
