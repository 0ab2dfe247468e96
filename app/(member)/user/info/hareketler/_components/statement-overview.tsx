import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { StatementView } from '@/components/statement/statement-view';
import type { SummarySpan } from '@/contract/statement';
import { requireUserWith } from '@/lib/data/require-user';
import { getStatement } from '@/lib/data/statement';
import { getStatementSummary } from '@/lib/data/statement-summary';
import { OwnYear } from './own-year';

interface StatementOverviewProps {
  readonly span: SummarySpan;
  readonly path: string;
}

/** The first page of the viewer's statement, with the figures of a span. */
export async function StatementOverview({ span, path }: StatementOverviewProps) {
  const known = await requireUserWith(path, () =>
    Promise.all([getStatement(null), getStatementSummary(span)]),
  );
  if (!known) return <RenewSession />;
  const [user, [statement, summary]] = known;
  return (
    <InfoFrame page="hareketler" permission={user.permission}>
      <StatementView statement={statement} summary={summary} isFirst />
      <OwnYear />
    </InfoFrame>
  );
}
