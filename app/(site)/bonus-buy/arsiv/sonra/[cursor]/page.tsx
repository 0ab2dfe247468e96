import { archivePages } from '../../../_components/buy-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = archivePages.laterMetadata;
export default archivePages.showLater;
