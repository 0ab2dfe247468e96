import { leaderMetricSegments, leaderPeriodSegments } from '@/lib/format/leader-paths';
import { boardPages } from '../../_components/leader-lists';

/** The boards are known: any other name is no page. */
export const dynamicParams = false;

export function generateStaticParams() {
  const periods = Object.values(leaderPeriodSegments);
  return Object.values(leaderMetricSegments).flatMap((metric) =>
    periods.map((period) => ({ metric, period })),
  );
}

export const generateMetadata = boardPages.firstMetadata;

/** GET /liderlik/[metric]/[period]: a board, prerendered, the same for everybody. */
export default boardPages.showFirst;
