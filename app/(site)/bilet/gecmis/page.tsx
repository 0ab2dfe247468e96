import { pastRafflePages } from '../_components/past-raffles';

export const generateMetadata = pastRafflePages.firstMetadata;

/** GET /bilet/gecmis: the newest finished draws; prerendered. */
export default pastRafflePages.showFirst;
