import { tournamentPages } from '../../_components/tournament-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = tournamentPages.laterMetadata;
export default tournamentPages.showLater;
