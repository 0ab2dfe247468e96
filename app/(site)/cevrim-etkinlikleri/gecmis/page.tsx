import { pastWagerEventPages } from '../_components/past-wager-events';

export const generateMetadata = pastWagerEventPages.firstMetadata;

/** GET /cevrim-etkinlikleri/gecmis: the newest finished events; prerendered. */
export default pastWagerEventPages.showFirst;
