import { notFound } from 'next/navigation';
import { InfoFrame } from '@/components/account/info-frame';
import { RenewSession } from '@/components/auth/renew-session';
import { StatementView } from '@/components/statement/statement-view';
import type { StatementDirection } from '@/contract/statement';
import { requireUserWith } from '@/lib/data/require-user';
import { getStatement } from '@/lib/data/statement';
import { statementPath } from '@/lib/format/statement-paths';
import { listPage } from '@/lib/paths';

interface StatementLinesPageProps {
  /** All lines unless given. */
  readonly direction?: StatementDirection;
  readonly cursor?: string;
}

/** A page of the viewer's statement without figures: older lines, or those in one direction. */
export async function StatementLinesPage({ direction, cursor }: StatementLinesPageProps) {
  const path = listPage(statementPath(direction), cursor);
  const known = await requireUserWith(path, () => getStatement(cursor ?? null, direction));
  if (!known) return <RenewSession />;
  const [user, statement] = known;
  if (!statement && cursor !== undefined) notFound();
  return (
    <InfoFrame page="hareketler" permission={user.permission}>
      <StatementView statement={statement} isFirst={cursor === undefined} direction={direction} />
    </InfoFrame>
  );
}
