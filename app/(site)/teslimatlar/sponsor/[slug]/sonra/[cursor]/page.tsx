import { sponsorDeliveryPages } from '../../../../_components/delivery-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = sponsorDeliveryPages.laterMetadata;
export default sponsorDeliveryPages.showLater;
