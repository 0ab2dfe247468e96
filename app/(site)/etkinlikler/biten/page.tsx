import { pastPages } from '../_components/event-lists';

export const generateMetadata = pastPages.firstMetadata;

/** GET /etkinlikler/biten: events that are over, the latest first, with who won. Prerendered. */
export default pastPages.showFirst;
