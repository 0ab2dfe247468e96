import { filteredPages } from '../../../../../_components/delivery-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = filteredPages.laterMetadata;
export default filteredPages.showLater;
