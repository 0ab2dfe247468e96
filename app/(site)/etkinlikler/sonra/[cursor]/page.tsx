import { eventPages } from '../../_components/event-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = eventPages.laterMetadata;
export default eventPages.showLater;
