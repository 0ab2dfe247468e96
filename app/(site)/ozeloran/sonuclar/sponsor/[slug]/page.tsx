import { sponsorPages } from '../../../_components/sponsor-results';

export const generateStaticParams = () => [];

export const generateMetadata = sponsorPages.firstMetadata;

/** GET /ozeloran/sonuclar/sponsor/[slug]: the record and the settled odds of one sponsor. */
export default sponsorPages.showFirst;
