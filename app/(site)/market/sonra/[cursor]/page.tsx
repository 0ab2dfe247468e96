import { marketPages } from '../../_components/market-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = marketPages.laterMetadata;
export default marketPages.showLater;
