import { frozenPages } from '../../../../../../_components/leader-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = frozenPages.laterMetadata;
export default frozenPages.showLater;
