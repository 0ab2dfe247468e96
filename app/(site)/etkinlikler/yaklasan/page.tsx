import { upcomingPages } from '../_components/event-lists';

export const generateMetadata = upcomingPages.firstMetadata;

/** GET /etkinlikler/yaklasan: events that have not begun, the next one first. Prerendered. */
export default upcomingPages.showFirst;
