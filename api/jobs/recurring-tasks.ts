import type { Deps } from '../context';
import { closeCoinDays } from '../services/desk/figures/close-coin-days';
import { advanceAll } from './advance';
import { publishNews } from './publish-news';
import { reconcileLedger } from './reconcile-ledger';
import { sweep } from './sweep';
import { tellTeam } from './tell-team';
import { turnAllBoards } from './turn-boards';

/** What the clock does, again and again: `everyMs` after a run has ended comes the next, in one process at a time. */
export interface RecurringTask {
  readonly name: string;
  readonly everyMs: number;
  /** Conditional updates only: a run that is repeated finds nothing to do. */
  readonly run: (deps: Deps) => Promise<void>;
}

/** Every task of the clock; a new one is one line here. */
export const recurringTasks: readonly RecurringTask[] = [
  { name: 'publish_news', everyMs: 4000, run: publishNews },
  { name: 'advance', everyMs: 15_000, run: advanceAll },
  { name: 'turn_boards', everyMs: 60_000, run: turnAllBoards },
  { name: 'tell_team', everyMs: 5 * 60_000, run: tellTeam },
  { name: 'sweep', everyMs: 60 * 60_000, run: sweep },
  { name: 'close_days', everyMs: 60 * 60_000, run: closeCoinDays },
  { name: 'reconcile_books', everyMs: 24 * 60 * 60_000, run: reconcileLedger },
];
