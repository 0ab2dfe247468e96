import { and, eq, inArray } from 'drizzle-orm';
import type { OrderState, OrderWire } from '@/contract/market-orders';
import type { OrderDecision } from '@/contract/order-queue';
import type { ServiceContext, Writing } from '../../context';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { type Transaction, transact } from '../../db/transact';
import { invalidField, ServiceError } from '../../service-error';
import { assertNotHeld } from '../claims/review/assert-not-held';
import type { Scope } from '../claims/review/reviewer-scope';
import { lockUser } from '../ledger/lock-user';
import { notify } from '../notifications/notify';
import { openStates } from './cancellable';
import { type Deliverer, delivererScope, isInScope } from './deliverer-scope';
import { readOrder } from './read-order';
import { releaseOrder } from './release-order';

interface Decided extends OrderDecision {
  readonly id: string;
}

interface DecidedBy {
  readonly user: Deliverer;
  readonly input: Decided;
}

interface By extends OrderDecision {
  readonly actorId: string;
}

type Order = typeof marketOrders.$inferSelect;

/**
 * Moves an order on, and tells its member: approved, delivered (which keeps the Sikke for good; `note` says what) or rejected with a
 * reason (which gives them back). Of decisions made at once one counts, the others are a `conflict` (T-LED-9). `forbidden` for who
 * delivers nothing and for one's own order, `not_found` for what a support role has no part in.
 */
export function decideOrder(ctx: ServiceContext, decided: DecidedBy): Promise<OrderWire> {
  const { db, ...rest } = ctx;
  return transact(db, async (tx) => {
    await assertNotHeld(tx, { kind: 'order', id: decided.input.id });
    return decideOrderIn({ ...rest, tx }, decided);
  });
}

/** The same within the caller's transaction. */
export async function decideOrderIn(
  writing: Writing,
  { user, input: { id, ...decision } }: DecidedBy,
): Promise<OrderWire> {
  const scope = delivererScope(user);
  if (decision.decision === 'reject' && !decision.reason) throw invalidField('reason', 'required');
  const by = { ...decision, actorId: user.id };
  const order = await findOrder(writing.tx, id, scope);
  if (order.userId === by.actorId) throw new ServiceError('forbidden');
  await carryOut(writing, order, by);
  const after = await readOrder(writing, order);
  await tell(writing, order.userId, after, by);
  return after;
}

/** Holds an order for the caller's transaction, its member first, as whatever moves Sikke does; `not_found` for what the viewer does not deliver. */
export async function lockOrder(tx: Transaction, user: Deliverer, id: string): Promise<Order> {
  const order = await findOrder(tx, id, delivererScope(user));
  await lockUser(tx, order.userId);
  await tx.select({ id: marketOrders.id }).from(marketOrders).where(eq(marketOrders.id, id)).for('update');
  return order;
}

async function findOrder(tx: Transaction, id: string, scope: Scope): Promise<Order> {
  const [found] = await tx
    .select({ order: marketOrders })
    .from(marketOrders)
    .innerJoin(marketItems, eq(marketItems.id, marketOrders.itemId))
    .where(and(eq(marketOrders.id, id), isInScope(scope)));
  if (!found) throw new ServiceError('not_found');
  return found.order;
}

async function carryOut(writing: Writing, order: Order, by: By): Promise<void> {
  const { decision, reason, note, actorId } = by;
  if (decision === 'reject') {
    await releaseOrder(writing, { order, from: openStates, to: 'rejected', actorId, reason: reason ?? '' });
  } else if (decision === 'approve') {
    await moveOn(writing, { order, from: ['reserved', 'pending'], to: 'approved', actorId });
  } else {
    await moveOn(writing, { order, from: openStates, to: 'delivered', actorId, note });
  }
}

interface Step {
  readonly order: Order;
  readonly from: readonly OrderState[];
  readonly to: OrderState;
  readonly actorId: string;
  readonly note?: string | undefined;
}

async function moveOn({ tx, clock }: Writing, { order, from, to, actorId, note }: Step): Promise<void> {
  const moved = await tx
    .update(marketOrders)
    .set({ state: to, note: note ?? null, decidedBy: actorId, decidedAt: new Date(clock.now()) })
    .where(and(eq(marketOrders.id, order.id), inArray(marketOrders.state, [...from])))
    .returning({ id: marketOrders.id });
  if (moved.length === 0) throw new ServiceError('conflict');
}

const kinds = { approve: 'order_approved', deliver: 'order_delivered', reject: 'order_rejected' } as const;

function tell({ tx }: Writing, userId: string, { item, price }: OrderWire, { decision, reason, note }: By) {
  const isNoted = decision === 'deliver' && note !== undefined;
  const kind = isNoted ? 'order_delivered_with_note' : kinds[decision];
  const params = { item: item.title, price, ...(reason ? { reason } : {}), ...(isNoted ? { note } : {}) };
  return notify(tx, { userId, kind, params, about: { type: 'orders' } });
}
