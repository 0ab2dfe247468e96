import { marketTypeSegments } from '@/lib/format/market-paths';
import { typePages } from '../../_components/market-lists';

/** The kinds are known: any other name is no page. */
export const dynamicParams = false;

export const generateStaticParams = () => Object.values(marketTypeSegments).map((type) => ({ type }));

export const generateMetadata = typePages.firstMetadata;

/** GET /market/tur/[type]: one kind of the market, prerendered, the same for everybody. */
export default typePages.showFirst;
