import { categoryPages } from '../../../../_components/news-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = categoryPages.laterMetadata;
export default categoryPages.showLater;
