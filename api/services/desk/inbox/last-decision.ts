import { and, desc, eq } from 'drizzle-orm';
import type { InboxRef } from '@/contract/desk-inbox';
import { marketOrders } from '../../../db/schema/market-orders';
import { reviewSteps } from '../../../db/schema/review-steps';
import { users } from '../../../db/schema/users';
import type { Transaction } from '../../../db/transact';

interface LastDecision {
  readonly by: string;
  readonly action: string;
}

/** Who of the team did what last with something of the inbox; null where nobody has. */
export async function lastDecision(tx: Transaction, { kind, id }: InboxRef): Promise<LastDecision | null> {
  if (kind === 'order') return lastOfOrder(tx, id);
  const { action, actorId, byTeam, subjectId } = reviewSteps;
  const [last] = await tx
    .select({ by: users.username, action })
    .from(reviewSteps)
    .innerJoin(users, eq(users.id, actorId))
    .where(and(eq(reviewSteps.kind, kind), eq(subjectId, Number(id)), eq(byTeam, true)))
    .orderBy(desc(reviewSteps.id))
    .limit(1);
  return last ?? null;
}

const actions: Readonly<Record<string, string>> = {
  approved: 'approve',
  delivered: 'deliver',
  rejected: 'reject',
};

async function lastOfOrder(tx: Transaction, id: string): Promise<LastDecision | null> {
  const [order] = await tx
    .select({ by: users.username, state: marketOrders.state })
    .from(marketOrders)
    .innerJoin(users, eq(users.id, marketOrders.decidedBy))
    .where(eq(marketOrders.id, id));
  return order ? { by: order.by, action: actions[order.state] ?? order.state } : null;
}
