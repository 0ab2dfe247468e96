import { pastPages } from '../../../../../_components/leader-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = pastPages.laterMetadata;
export default pastPages.showLater;
