import { providerPages } from '../../_components/game-lists';

export const generateStaticParams = () => [];

export const generateMetadata = providerPages.firstMetadata;

/** GET /oyunlar/saglayici/[code]: the games of one provider; 404 where it has none. */
export default providerPages.showFirst;
