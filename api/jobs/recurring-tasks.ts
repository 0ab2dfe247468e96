import type { Deps } from '../context';
import { beat } from '../services/books/uptime';
import { closeCoinDays } from '../services/desk/figures/close-coin-days';
import { watchKick } from '../services/kick/watch-kick';
import { watchYouTube } from '../services/youtube/watch-youtube';
import { advanceAll } from './advance';
import { announce } from './announce';
import { closeBooksOfDay } from './close-books';
import { publishNews } from './publish-news';
import { reconcileLedger } from './reconcile-ledger';
import { sweep } from './sweep';
import { tellTeam } from './tell-team';
import { turnAllBoards } from './turn-boards';

/** What the clock does, again and again: `everyMs` after a run has ended comes the next, in one process at a time. */
export interface RecurringTask {
  readonly name: string;
  readonly everyMs: number;
  /** How long a run may take before somebody should look; two minutes unless given. */
  readonly longestMs?: number;
  /** Conditional updates only: a run that is repeated finds nothing to do. */
  readonly run: (deps: Deps) => Promise<void>;
}

const hourMs = 60 * 60_000;

/** Every task of the clock; a new one is one line here. */
export const recurringTasks: readonly RecurringTask[] = [
  { name: 'publish_news', everyMs: 4000, run: publishNews },
  { name: 'advance', everyMs: 15_000, run: advanceAll },
  { name: 'beat', everyMs: 20_000, run: beat },
  { name: 'announce', everyMs: 15_000, run: announce },
  { name: 'watch_kick', everyMs: 30_000, run: watchKick },
  { name: 'watch_youtube', everyMs: 60_000, run: watchYouTube },
  { name: 'turn_boards', everyMs: 60_000, run: turnAllBoards },
  { name: 'tell_team', everyMs: 5 * 60_000, run: tellTeam },
  { name: 'sweep', everyMs: 60 * 60_000, run: sweep },
  { name: 'close_days', everyMs: 60 * 60_000, run: closeCoinDays },
  { name: 'close_books', everyMs: 15 * 60_000, longestMs: hourMs, run: closeBooksOfDay },
  { name: 'reconcile_books', everyMs: 24 * hourMs, longestMs: 6 * hourMs, run: reconcileLedger },
];
