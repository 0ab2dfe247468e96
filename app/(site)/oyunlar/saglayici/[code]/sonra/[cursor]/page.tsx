import { providerPages } from '../../../../_components/game-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = providerPages.laterMetadata;
export default providerPages.showLater;
