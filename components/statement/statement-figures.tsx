import 'server-only';
import type { StatementSummary } from '@/lib/data/statement-summary';
import { BalanceOverDays } from './balance-over-days';
import { SikkeByReason } from './sikke-by-reason';

interface StatementFiguresProps {
  readonly summary: StatementSummary;
}

/** How the balance went over the last days, and where the Sikke came from in them. */
export function StatementFigures({ summary }: StatementFiguresProps) {
  return (
    <div className="statement-figures mb-8 grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
      <BalanceOverDays summary={summary} />
      <SikkeByReason summary={summary} />
    </div>
  );
}
