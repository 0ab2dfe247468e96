import { typeViewPages } from '../../../../../_components/event-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = typeViewPages.laterMetadata;
export default typeViewPages.showLater;
