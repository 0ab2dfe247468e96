import { guessPages } from '../../../../_components/hunt-lists';

export const dynamic = 'force-dynamic';
export const generateMetadata = guessPages.laterMetadata;
export default guessPages.showLater;
