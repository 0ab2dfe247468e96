import { upcomingPages } from '../../../_components/event-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = upcomingPages.laterMetadata;
export default upcomingPages.showLater;
