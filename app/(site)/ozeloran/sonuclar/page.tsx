import { resultPages } from '../_components/odd-lists';

export const generateMetadata = resultPages.firstMetadata;

/** GET /ozeloran/sonuclar: each sponsor's record, and the settled odds, newest first. Prerendered. */
export default resultPages.showFirst;
