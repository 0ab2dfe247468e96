import { sponsorDeliveryPages } from '../../_components/delivery-lists';

export const generateStaticParams = () => [];

export const generateMetadata = sponsorDeliveryPages.firstMetadata;

/** GET /teslimatlar/sponsor/[slug]: the prizes of the contests of one sponsor. */
export default sponsorDeliveryPages.showFirst;
