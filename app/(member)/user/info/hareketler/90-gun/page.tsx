import { pathTo } from '@/lib/paths';
import { infoPageMetadata } from '@/lib/seo/page-metadata';
import { StatementOverview } from '../_components/statement-overview';

export const generateMetadata = () => infoPageMetadata('hareketler');

/** GET /user/info/hareketler/90-gun: the viewer's coin statement with its last ninety days. */
export default function StatementQuarterPage() {
  return <StatementOverview span="90" path={pathTo('statementQuarter')} />;
}
