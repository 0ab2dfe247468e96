import type { Deps } from '../context';
import { fetchRounds } from '../services/beacon/fetch-rounds';
import { lockGuesses } from '../services/bonus-hunts/lock-guesses';
import { rankCompleted } from '../services/bonus-hunts/rank-completed';
import { settleHunts } from '../services/bonus-hunts/settle-hunts';
import { advanceEvents } from '../services/events/advance-events';
import { finishDrawnEvents } from '../services/events/finish-drawn-events';
import { expirePrizes } from '../services/prizes/expire-prizes';
import { markPaid } from '../services/prizes/mark-paid';
import { advanceTournaments } from '../services/tournaments/advance-tournaments';
import { advanceVip } from '../services/vip/advance-vip';
import { advanceWagerEvents } from '../services/wager-events/advance-wager-events';
import { advanceRaffles } from './advance-raffles';

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'beacon'>;

/** What the clock moves; each area answers how many of what it moved on. */
const areas: readonly [event: string, advance: (deps: Needs) => Promise<object>][] = [
  // Before everything that is drawn by one.
  ['rounds_fetched', fetchRounds],
  ['raffles_advanced', advanceRaffles],
  ['guesses_locked', lockGuesses],
  ['guesses_ranked', rankCompleted],
  ['hunts_settled', settleHunts],
  ['vip_advanced', advanceVip],
  ['events_advanced', advanceEvents],
  ['events_finished', finishDrawnEvents],
  ['tournaments_advanced', advanceTournaments],
  ['wager_events_advanced', advanceWagerEvents],
  ['prizes_expired', expirePrizes],
  // After everything that gives prizes.
  ['prizes_paid', markPaid],
];

/** Moves on what the clock moves. An area that fails keeps none of the others from moving; the first failure is thrown at the end. */
export async function advanceAll(deps: Needs): Promise<void> {
  const failures: unknown[] = [];
  for (const [event, advance] of areas) {
    const moved = await advance(deps).catch((error: unknown) => {
      failures.push(error);
      return {};
    });
    if (Object.values(moved).some((count) => count > 0)) deps.log.info({ event, ...moved }, 'moved on');
  }
  if (failures.length > 0) throw failures[0];
}
