import { newsPages } from '../../_components/news-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = newsPages.laterMetadata;
export default newsPages.showLater;
