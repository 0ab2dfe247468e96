import { leaderMetricSegments } from '@/lib/format/leader-paths';
import { pastPages } from '../../../_components/leader-lists';

/** Weeks and months end: any other name is no page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.values(leaderMetricSegments).flatMap((metric) =>
    ['hafta', 'ay'].map((period) => ({ metric, period })),
  );
}

export const generateMetadata = pastPages.firstMetadata;

/** GET /liderlik/[metric]/[period]/gecmis: what is over, the newest first; prerendered. */
export default pastPages.showFirst;
