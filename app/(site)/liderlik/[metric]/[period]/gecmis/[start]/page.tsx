import { frozenPages } from '../../../../_components/leader-lists';

/** Made when somebody first asks for it; a build needs no upstream. */
export const generateStaticParams = () => [];

export const generateMetadata = frozenPages.firstMetadata;

/** GET /liderlik/[metric]/[period]/gecmis/[start]: a week or a month that is over, by its first day; prerendered. */
export default frozenPages.showFirst;
