import { providerPages } from '../../_components/win-lists';

export const generateStaticParams = () => [];

export const generateMetadata = providerPages.firstMetadata;

/** GET /sizdengelenler/saglayici/[code]: the wins of one provider. */
export default providerPages.showFirst;
