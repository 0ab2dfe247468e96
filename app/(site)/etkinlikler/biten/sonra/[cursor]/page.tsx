import { pastPages } from '../../../_components/event-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = pastPages.laterMetadata;
export default pastPages.showLater;
