import { and, eq, inArray } from 'drizzle-orm';
import type { OrderDecision, OrderState, OrderWire } from '@/contract/market-orders';
import type { ServiceContext, Writing } from '../../context';
import { marketOrders } from '../../db/schema/market-orders';
import { transact } from '../../db/transact';
import { invalidField, ServiceError } from '../../service-error';
import { notify } from '../notifications/notify';
import { openStates } from './cancellable';
import { orderOf } from './order-of';
import { releaseOrder } from './release-order';

interface Decided extends OrderDecision {
  readonly id: string;
  readonly actorId: string;
}

type Order = typeof marketOrders.$inferSelect;

/**
 * Moves an order on, and tells its member: approved, delivered (which keeps the Sikke for good) or rejected with a reason (which gives
 * them back). Of decisions made at once one counts, the others are a `conflict` (T-LED-9). Nobody decides their own order: `forbidden`.
 */
export function decideOrder(ctx: ServiceContext, decided: Decided): Promise<OrderWire> {
  if (decided.decision === 'reject' && !decided.reason) throw invalidField('reason', 'required');
  return transact(ctx.db, async (tx) => {
    const { db: _, ...rest } = ctx;
    const [order] = await tx.select().from(marketOrders).where(eq(marketOrders.id, decided.id));
    if (!order) throw new ServiceError('not_found');
    if (order.userId === decided.actorId) throw new ServiceError('forbidden');
    await carryOut({ ...rest, tx }, order, decided);
    const after = await orderOf(tx, order);
    await tell({ ...rest, tx }, order.userId, after, decided);
    return after;
  });
}

async function carryOut(
  writing: Writing,
  order: Order,
  { decision, reason, actorId }: Decided,
): Promise<void> {
  if (decision === 'reject') {
    await releaseOrder(writing, { order, from: openStates, to: 'rejected', actorId, reason: reason ?? '' });
  } else if (decision === 'approve') {
    await moveOn(writing, { order, from: ['reserved', 'pending'], to: 'approved', actorId });
  } else {
    await moveOn(writing, { order, from: openStates, to: 'delivered', actorId });
  }
}

interface Step {
  readonly order: Order;
  readonly from: readonly OrderState[];
  readonly to: OrderState;
  readonly actorId: string;
}

async function moveOn({ tx, clock }: Writing, { order, from, to, actorId }: Step): Promise<void> {
  const moved = await tx
    .update(marketOrders)
    .set({ state: to, decidedBy: actorId, decidedAt: new Date(clock.now()) })
    .where(and(eq(marketOrders.id, order.id), inArray(marketOrders.state, [...from])))
    .returning({ id: marketOrders.id });
  if (moved.length === 0) throw new ServiceError('conflict');
}

const kinds = { approve: 'order_approved', deliver: 'order_delivered', reject: 'order_rejected' } as const;

function tell({ tx }: Writing, userId: string, { item, price }: OrderWire, { decision, reason }: Decided) {
  const params = { item: item.title, price, ...(reason ? { reason } : {}) };
  return notify(tx, { userId, kind: kinds[decision], params, path: '/user/info/siparisler' });
}
