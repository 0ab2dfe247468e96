import { archivePages } from '../../../_components/hunt-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = archivePages.laterMetadata;
export default archivePages.showLater;
