import { pastWagerEventPages } from '../../../_components/past-wager-events';

export const dynamic = 'force-dynamic';
export const generateMetadata = pastWagerEventPages.laterMetadata;
export default pastWagerEventPages.showLater;
