import { type SQL, sql } from 'drizzle-orm';
import type { DeliveryState, DeliveryView } from '@/contract/deliveries';
import { prizeClaims } from '../../db/schema/prize-claims';

type Stored = (typeof prizeClaims.$inferSelect)['state'];

/** What everybody sees of the states of the pipeline. */
export const publicStates: Readonly<Record<Stored, DeliveryState>> = {
  needs_info: 'won',
  pending: 'claimed',
  in_review: 'claimed',
  approved: 'claimed',
  delivered: 'delivered',
  confirmed: 'confirmed',
  disputed: 'disputed',
  rejected: 'forfeited',
};

/** Where the team owes a prize. */
const owed = sql`${prizeClaims.state} in ('pending', 'in_review', 'approved', 'disputed')`;

/** Since when the team owes a prize: its winner said where it goes, or that it did not come. An approval alone starts no new time. */
const owedSince = sql`(select max(m.at) from prize_moves m where m.claim_id = ${prizeClaims.id} and m.state in ('pending', 'disputed'))`;

/** Whether the team owes a prize since before `moment`. */
export function isLate(moment: Date): SQL<boolean> {
  return sql<boolean>`(${owed} and ${owedSince} <= ${moment.toISOString()}::timestamptz)`;
}

/** Whether its winner ever said that it did not come. */
export const wasDisputed = sql<boolean>`exists (select from prize_moves m where m.claim_id = ${prizeClaims.id} and m.state = 'disputed')`;

/** When a prize last came to one of these states; null where it never did. */
export function lastAt(...states: readonly Stored[]): SQL<Date | null> {
  const list = sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql<Date | null>`(select max(m.at) from prize_moves m where m.claim_id = ${prizeClaims.id} and m.state in (${list}))`.mapWith(
    (at: string) => new Date(at),
  );
}

/** Which prizes stand in a list. */
export function isInView(view: DeliveryView, lateBefore: Date): SQL {
  const { state } = prizeClaims;
  const views: Readonly<Record<DeliveryView, SQL>> = {
    waiting: sql`${state} in ('needs_info', 'pending', 'in_review', 'approved', 'disputed')`,
    late: isLate(lateBefore),
    delivered: sql`${state} in ('delivered', 'confirmed')`,
    disputed: wasDisputed,
    forfeited: sql`${state} = 'rejected'`,
  };
  return views[view];
}
