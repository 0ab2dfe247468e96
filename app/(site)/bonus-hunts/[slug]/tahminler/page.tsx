import { guessPages } from '../../_components/hunt-lists';

export const generateStaticParams = () => [];

export const generateMetadata = guessPages.firstMetadata;

/** GET /bonus-hunts/[slug]/tahminler: the guesses of a hunt; 404 for an unknown slug. */
export default guessPages.showFirst;
