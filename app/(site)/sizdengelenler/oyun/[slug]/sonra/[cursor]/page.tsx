import { gamePages } from '../../../../_components/win-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = gamePages.laterMetadata;
export default gamePages.showLater;
