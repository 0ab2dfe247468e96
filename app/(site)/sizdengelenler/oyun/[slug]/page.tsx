import { gamePages } from '../../_components/win-lists';

export const generateStaticParams = () => [];

export const generateMetadata = gamePages.firstMetadata;

/** GET /sizdengelenler/oyun/[slug]: the wins of one game. */
export default gamePages.showFirst;
