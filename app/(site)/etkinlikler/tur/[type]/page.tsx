import { typePages } from '../../_components/event-lists';

export const generateStaticParams = () => [];

export const generateMetadata = typePages.firstMetadata;

/** GET /etkinlikler/tur/[type]: all events of a type, newest first. */
export default typePages.showFirst;
