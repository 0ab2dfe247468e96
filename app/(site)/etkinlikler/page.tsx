import { pageMetadata } from '@/lib/seo/page-metadata';
import { eventPages } from './_components/event-lists';

export const generateMetadata = () => pageMetadata('events');

/** GET /etkinlikler: events that are on or being judged, the next to end first. Prerendered. */
export default eventPages.showFirst;
