import { gamePages } from '../../_components/game-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = gamePages.laterMetadata;
export default gamePages.showLater;
