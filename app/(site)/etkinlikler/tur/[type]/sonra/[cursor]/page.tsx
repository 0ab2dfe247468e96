import { typePages } from '../../../../_components/event-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = typePages.laterMetadata;
export default typePages.showLater;
