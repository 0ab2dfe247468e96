import { sessionPages } from '../../_components/buy-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = sessionPages.laterMetadata;
export default sessionPages.showLater;
