import { gameBuyPages } from '../../_components/buy-lists';

export const generateStaticParams = () => [];

export const generateMetadata = gameBuyPages.firstMetadata;

/** GET /bonus-buy/oyun/[slug]: every bonus that was bought of a game, the newest first; 404 where none was. */
export default gameBuyPages.showFirst;
