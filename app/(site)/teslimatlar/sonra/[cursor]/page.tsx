import { deliveryPages } from '../../_components/delivery-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = deliveryPages.laterMetadata;
export default deliveryPages.showLater;
