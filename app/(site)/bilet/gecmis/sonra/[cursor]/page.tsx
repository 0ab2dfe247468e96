import { pastRafflePages } from '../../../_components/past-raffles';

export const dynamic = 'force-dynamic';
export const generateMetadata = pastRafflePages.laterMetadata;
export default pastRafflePages.showLater;
