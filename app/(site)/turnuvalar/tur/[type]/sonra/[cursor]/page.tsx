import { typePages } from '../../../../_components/tournament-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = typePages.laterMetadata;
export default typePages.showLater;
