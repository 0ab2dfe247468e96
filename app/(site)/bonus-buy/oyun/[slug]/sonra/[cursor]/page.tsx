import { gameBuyPages } from '../../../../_components/buy-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = gameBuyPages.laterMetadata;
export default gameBuyPages.showLater;
