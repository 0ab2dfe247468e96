import { deliveryPages } from './_components/delivery-lists';

export const generateMetadata = deliveryPages.firstMetadata;

/** GET /teslimatlar: every prize that was ever won, with its way to its winner. Prerendered. */
export default deliveryPages.showFirst;
