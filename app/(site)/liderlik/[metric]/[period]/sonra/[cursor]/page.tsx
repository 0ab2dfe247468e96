import { boardPages } from '../../../../_components/leader-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = boardPages.laterMetadata;
export default boardPages.showLater;
