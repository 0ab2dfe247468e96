import { type SQL, sql } from 'drizzle-orm';
import type { LeaderMetric } from '@/contract/leaders';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { coinLedger } from '../../db/schema/coin-ledger';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { tickets } from '../../db/schema/tickets';
import { presentAt } from '../pauses/find-pause';

/**
 * Where each metric comes from, as a query of `user_id`, `value` and the moment `at`: Sikke earned (never spent), tickets that were
 * not taken back, and for guesses 10 points to the nearest of a completed hunt down to 1 to the tenth. Nothing counts that came while the
 * account was paused (ADR 190); of Sikke the ledger says so.
 */
export const scoreSources: Readonly<Record<LeaderMetric, SQL>> = {
  coins: sql`select ${coinLedger.userId} as user_id, ${coinLedger.amount} as value, ${coinLedger.createdAt} as at
    from ${coinLedger} where ${coinLedger.earned}`,
  tickets: sql`select ${tickets.userId} as user_id, 1 as value, ${tickets.createdAt} as at
    from ${tickets} where ${tickets.voidedAt} is null and ${presentAt(tickets.userId, tickets.createdAt)}`,
  guesses: sql`select ${huntGuesses.userId} as user_id, 11 - ${huntGuesses.rank} as value, ${bonusHunts.completedAt} as at
    from ${huntGuesses} join ${bonusHunts} on ${bonusHunts.id} = ${huntGuesses.huntId}
    where ${huntGuesses.rank} <= 10 and ${bonusHunts.completedAt} is not null
      and ${presentAt(huntGuesses.userId, bonusHunts.completedAt)}`,
};
