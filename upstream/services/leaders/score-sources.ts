import { type SQL, sql } from 'drizzle-orm';
import type { LeaderMetric } from '@/contract/leaders';
import { coinLedger } from '../../db/schema/coin-ledger';
import { tickets } from '../../db/schema/tickets';

/**
 * Where each metric comes from, as a query of `user_id`, `value` and the moment `at`: Sikke earned (never spent), tickets that were
 * not taken back.
 */
export const scoreSources: Readonly<Partial<Record<LeaderMetric, SQL>>> = {
  coins: sql`select ${coinLedger.userId} as user_id, ${coinLedger.amount} as value, ${coinLedger.createdAt} as at
    from ${coinLedger} where ${coinLedger.earned}`,
  tickets: sql`select ${tickets.userId} as user_id, 1 as value, ${tickets.createdAt} as at
    from ${tickets} where ${tickets.voidedAt} is null`,
};
