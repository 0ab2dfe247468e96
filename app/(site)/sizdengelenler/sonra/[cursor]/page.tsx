import { winPages } from '../../_components/win-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = winPages.laterMetadata;
export default winPages.showLater;
