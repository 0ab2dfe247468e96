import { and, eq, inArray } from 'drizzle-orm';
import type { OrderState, OrderWire } from '@/contract/market-orders';
import type { OrderDecision } from '@/contract/order-queue';
import type { ServiceContext, Writing } from '../../context';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { type Transaction, transact } from '../../db/transact';
import { invalidField, ServiceError } from '../../service-error';
import type { Scope } from '../claims/review/reviewer-scope';
import { notify } from '../notifications/notify';
import { openStates } from './cancellable';
import { type Deliverer, delivererScope, isInScope } from './deliverer-scope';
import { readOrder } from './read-order';
import { releaseOrder } from './release-order';

interface Decided extends OrderDecision {
  readonly id: string;
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
export function decideOrder(
  ctx: ServiceContext,
  { user, input: { id, ...decision } }: { readonly user: Deliverer; readonly input: Decided },
): Promise<OrderWire> {
  const scope = delivererScope(user);
  if (decision.decision === 'reject' && !decision.reason) throw invalidField('reason', 'required');
  const by = { ...decision, actorId: user.id };
  return transact(ctx.db, async (tx) => {
    const { db: _, ...rest } = ctx;
    const order = await findOrder(tx, id, scope);
    if (order.userId === by.actorId) throw new ServiceError('forbidden');
    await carryOut({ ...rest, tx }, order, by);
    const after = await readOrder({ tx }, order);
    await tell({ ...rest, tx }, order.userId, after, by);
    return after;
  });
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
