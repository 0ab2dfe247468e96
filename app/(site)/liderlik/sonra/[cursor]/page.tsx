import { leaderPages } from '../../_components/leader-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = leaderPages.laterMetadata;
export default leaderPages.showLater;
