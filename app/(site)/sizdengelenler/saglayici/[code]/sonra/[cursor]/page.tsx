import { providerPages } from '../../../../_components/win-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = providerPages.laterMetadata;
export default providerPages.showLater;
