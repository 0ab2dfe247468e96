import { eq, sql } from 'drizzle-orm';
import type { Database } from '@/api/db/client';
import { complaints } from '@/api/db/schema/complaints';
import { marketItems } from '@/api/db/schema/market-items';
import { marketOrders } from '@/api/db/schema/market-orders';
import { arenaItem } from './arena';

/** A write that members send under a key of its own, and that must be there once for each key that was answered. */
interface KeyedWriteKind {
  readonly path: string;
  readonly body: unknown;
  /** Their ids as they lie in the database; what others wrote there is left out. */
  readonly stored: (db: Database) => Promise<readonly string[]>;
  /** What does not agree with so many of them, in words. */
  readonly faults: (db: Database, count: number) => Promise<readonly string[]>;
}

const claimSubject = 'Kalıcı mı?';

/** By their names. An order is a transaction, a claim without pictures one statement (docs/adr/488). */
export const keyedWrites = {
  order: {
    path: `/market/${arenaItem.slug}/orders`,
    body: { expected_price: arenaItem.price },
    stored: async (db) => {
      const orders = await db
        .select({ id: marketOrders.id })
        .from(marketOrders)
        .innerJoin(marketItems, eq(marketItems.id, marketOrders.itemId))
        .where(eq(marketItems.slug, arenaItem.slug));
      return orders.map(({ id }) => id);
    },
    faults: orderFaults,
  },
  claim: {
    path: '/claims/complaint',
    body: { type: 'suggestion', department: 'other', subject: claimSubject, message: 'Kaybolmasın.' },
    stored: async (db) => {
      const claims = await db
        .select({ id: complaints.id })
        .from(complaints)
        .where(eq(complaints.subject, claimSubject));
      return claims.map(({ id }) => String(id));
    },
    faults: claimFaults,
  },
} as const satisfies Readonly<Record<string, KeyedWriteKind>>;

/** Which of them. */
export type KeyedWriteName = keyof typeof keyedWrites;

/** All of them. */
export const keyedWriteNames = Object.keys(keyedWrites) as readonly KeyedWriteName[];

/**
 * What a member writes in turn: one claim to so many writes, the claim first. A member may hand in a hundred a day, repeats among them, and is refused then, which ends a
 * writer: who writes for long takes fewer, or forgets the day's limits in between.
 */
export function oneClaimIn(count: number): readonly [KeyedWriteName, ...KeyedWriteName[]] {
  return ['claim', ...Array<'order'>(count - 1).fill('order')];
}

/** Lets members hand in as many claims as on a new day. */
export async function forgetDailyLimits(db: Database): Promise<void> {
  await db.execute(sql`delete from rate_limits where key like 'claim-submit%'`);
}

async function orderFaults(db: Database, count: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ stock: number; logged: string; debits: string }>(sql`
    select stock, (select coalesce(sum(change), 0) from market_stock_log where item_id = item.id) as logged,
      (select count(*) from coin_ledger where reason = 'market_order'
        and ref_id not in (select id::text from market_orders where item_id <> item.id)) as debits
    from market_items item where slug = ${arenaItem.slug}`);
  const [row] = rows;
  const left = arenaItem.stock - count;
  return [
    ...(row?.stock === left ? [] : [`the stock is ${row?.stock}, not ${left}`]),
    ...(Number(row?.logged) === -count ? [] : ['the stock log does not add up']),
    ...(Number(row?.debits) === count ? [] : ['orders and debits differ in number']),
  ];
}

async function claimFaults(db: Database, count: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ begun: string }>(sql`
    select count(*) as begun from review_steps where kind = 'complaint' and action = 'submit'
      and subject_id in (select id from complaints where subject = ${claimSubject})`);
  return Number(rows[0]?.begun) === count ? [] : ['claims and their first steps differ in number'];
}
