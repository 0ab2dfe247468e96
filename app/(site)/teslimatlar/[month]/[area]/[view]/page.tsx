import { filteredPages } from '../../../_components/delivery-lists';

export const generateStaticParams = () => [];

export const generateMetadata = filteredPages.firstMetadata;

/** GET /teslimatlar/[month]/[area]/[view]: the prizes of a month, an area and a list, `tum` for all of one. */
export default filteredPages.showFirst;
