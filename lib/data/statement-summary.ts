import 'server-only';
import type { LedgerReason } from '@/contract/ledger';
import {
  type StatementSummaryWire,
  type SummarySpan,
  statementSummaryAnswerSchema,
} from '@/contract/statement';
import { findLedgerReason } from '@/lib/format/ledger-reasons';
import { readOwn } from './read-own';

interface Moved {
  readonly came: number;
  readonly went: number;
}

/** The last days of the viewer's statement, the earliest first, and what each reason moved in them; whole Sikke. */
export interface StatementSummary extends Moved {
  readonly span: SummarySpan;
  readonly days: StatementSummaryWire['days'];
  /** A reason that the site has no word for is null, once for all of them. */
  readonly reasons: readonly (Moved & { readonly reason: LedgerReason | null })[];
}

/** The figures of the viewer's statement; `null` where the upstream has none. */
export async function getStatementSummary(span: SummarySpan): Promise<StatementSummary | null> {
  const answer = await readOwn(`/user/ledger/summary?days=${span}`, statementSummaryAnswerSchema);
  if (!answer) return null;
  const { days, reasons } = answer.data;
  const sums = new Map<LedgerReason | null, Moved>();
  for (const { reason, ...moved } of reasons) {
    const known = findLedgerReason(reason);
    sums.set(known, add(sums.get(known) ?? nothing, moved));
  }
  return {
    span,
    days,
    reasons: [...sums].map(([reason, moved]) => ({ reason, ...moved })),
    ...days.reduce(add, nothing),
  };
}

const nothing: Moved = { came: 0, went: 0 };

function add(sum: Moved, { came, went }: Moved): Moved {
  return { came: sum.came + came, went: sum.went + went };
}
