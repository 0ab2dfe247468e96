import { oddPages } from '../../_components/odd-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = oddPages.laterMetadata;
export default oddPages.showLater;
