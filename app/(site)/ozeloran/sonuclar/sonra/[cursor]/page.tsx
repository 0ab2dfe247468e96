import { resultPages } from '../../../_components/odd-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = resultPages.laterMetadata;
export default resultPages.showLater;
