import { pastPages } from '../_components/tournament-lists';

export const generateMetadata = pastPages.firstMetadata;

/** GET /turnuvalar/biten: tournaments that are over, the latest first, each with its champion. Prerendered. */
export default pastPages.showFirst;
