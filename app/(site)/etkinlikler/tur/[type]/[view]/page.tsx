import { typeViewPages } from '../../../_components/event-lists';

export const generateStaticParams = () => [];

export const generateMetadata = typeViewPages.firstMetadata;

/** GET /etkinlikler/tur/[type]/[view]: events of a type that are on, come or are over. */
export default typeViewPages.showFirst;
