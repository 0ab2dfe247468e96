import { typePages } from '../../../../_components/market-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = typePages.laterMetadata;
export default typePages.showLater;
