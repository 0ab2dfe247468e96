import { and, desc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once';
import { inOrder } from '../../db/in-order';
import { toMoment } from '../../db/kinds/public-kind';
import { accountSanctions } from '../../db/schema/account-sanctions';
import { coinLedger } from '../../db/schema/coin-ledger';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { users } from '../../db/schema/users';
import type { Transaction } from '../../db/transact';
import { lockUser } from '../ledger/lock-user';
import {
  countOrders,
  type Eligibility,
  isAsking,
  isShown,
  lastOrderedAt,
  standingColumns,
  toStanding,
} from '../market/read-eligibility';
import { runsAt, type Sanction } from '../sanctions/find-sanction';

/** A member before an item that they want to order, which stands until the transaction ends: nobody else moves their Sikke meanwhile. */
export interface OrderStanding extends Eligibility {
  readonly sanction: Sanction | null;
  readonly balance: number;
  /** Of the member's latest line; empty before the first. */
  readonly lastHash: string;
}

interface Asked {
  readonly userId: string;
  readonly slug: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Locks a member's account and reads all that an order of theirs goes on from, in one round trip: what is read after the lock sees what the order before
 * has changed. Null where there is no such item; `not_found` for an unknown member.
 */
export async function readStanding(
  tx: Pick<Transaction, 'select'>,
  { userId, slug, now }: Asked,
): Promise<OrderStanding | null> {
  const [, [row]] = await inOrder([
    lockUser(tx, userId),
    standing(tx).execute({ userId, slug, now: new Date(now).toISOString() }),
  ]);
  if (!row) return null;
  return { ...toStanding(row, now), ...row, lastHash: row.lastHash ?? '' };
}

/** Orders are counted where the item asks for it alone: a regular of the market has many. */
const standing = builtOnce((tx: Pick<Transaction, 'select'>) =>
  tx
    .select({
      ...standingColumns,
      orders: sql<number>`case when ${marketItems.perUserLimit} is null then 0 else ${countOrders} end`,
      orderedAt:
        sql<Date | null>`case when ${marketItems.cooldownH} is not null then ${lastOrderedAt} end`.mapWith(
          marketOrders.createdAt,
        ),
      sanction: accountSanctions,
      lastHash: sql<
        string | null
      >`(select ${coinLedger.hash} from ${coinLedger} where ${coinLedger.userId} = ${users.id}
        order by ${desc(coinLedger.id)} limit 1)`,
    })
    .from(marketItems)
    .innerJoin(users, isAsking)
    .leftJoin(
      accountSanctions,
      and(eq(accountSanctions.userId, users.id), runsAt(toMoment(sql.placeholder('now')))),
    )
    .where(isShown)
    .prepare(''),
);
