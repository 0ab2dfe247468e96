import { typePages } from '../../_components/tournament-lists';

export const generateStaticParams = () => [];

export const generateMetadata = typePages.firstMetadata;

/** GET /turnuvalar/tur/[type]: all tournaments of a type, newest first. */
export default typePages.showFirst;
