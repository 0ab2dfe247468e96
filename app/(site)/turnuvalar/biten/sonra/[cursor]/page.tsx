import { pastPages } from '../../../_components/tournament-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = pastPages.laterMetadata;
export default pastPages.showLater;
