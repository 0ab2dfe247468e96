import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { StatementLineWire, StatementQuery } from '@/contract/statement';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { coinLedger } from '../../db/schema/coin-ledger';
import { earnRules } from '../../db/schema/earn-rules';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { openStates } from '../orders/cancellable';

interface Owner {
  readonly id: string;
  readonly point: number;
}

const key = z.tuple([z.number().int()]);

/** A page of a member's own lines, the newest first, each with its source; and what orders under way hold. Two queries. */
export async function getStatement(
  ctx: ServiceContext,
  { owner, input: { cursor, size } }: { readonly owner: Owner; readonly input: StatementQuery },
) {
  const lines = await selectLines(ctx)
    .where(and(eq(coinLedger.userId, owner.id), afterKey([coinLedger.id], decodeCursor(cursor, key))))
    .orderBy(desc(coinLedger.id))
    .limit((size ?? pageSize) + 1);
  return {
    ...toPage(lines, ({ id }) => [id], toLine, size),
    balance: owner.point,
    reserved: await reservedBy(ctx, owner.id),
  };
}

/** An order is named by its id as text; other sources have other names, so that it is read as one only where it is one. */
const orderId = sql`case when ${coinLedger.refType} = 'market_order' then ${coinLedger.refId}::uuid end`;

function selectLines({ db }: ServiceContext) {
  return db
    .select({
      id: coinLedger.id,
      amount: coinLedger.amount,
      balance_after: coinLedger.balanceAfter,
      reason: coinLedger.reason,
      note: coinLedger.note,
      reverses: coinLedger.reversalOf,
      createdAt: coinLedger.createdAt,
      rule: { title: earnRules.title, path: earnRules.path },
      item: marketItems.title,
    })
    .from(coinLedger)
    .leftJoin(earnRules, and(eq(coinLedger.refType, 'earn_rule'), eq(earnRules.key, coinLedger.refId)))
    .leftJoin(marketOrders, eq(marketOrders.id, orderId))
    .leftJoin(marketItems, eq(marketItems.id, marketOrders.itemId))
    .$dynamic();
}

function toLine({
  rule,
  item,
  createdAt,
  ...line
}: Awaited<ReturnType<typeof selectLines>>[number]): StatementLineWire {
  const leads =
    item === null
      ? { reference: null, path: rule?.path ?? null }
      : { reference: { type: 'orders' }, path: null };
  return { ...line, ...leads, source: item ?? rule?.title ?? null, created_at: createdAt.toISOString() };
}

async function reservedBy({ db }: ServiceContext, userId: string): Promise<number> {
  const [held] = await db
    .select({ sum: sql<number>`coalesce(sum(${marketOrders.price}), 0)::int` })
    .from(marketOrders)
    .where(and(eq(marketOrders.userId, userId), inArray(marketOrders.state, [...openStates])));
  return held?.sum ?? 0;
}
