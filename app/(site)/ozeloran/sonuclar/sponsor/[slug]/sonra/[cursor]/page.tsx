import { sponsorPages } from '../../../../../_components/sponsor-results';

export const dynamic = 'force-dynamic';
export const generateMetadata = sponsorPages.laterMetadata;
export default sponsorPages.showLater;
