import { and, eq, sql } from 'drizzle-orm';
import type { MarketEligibilityWire } from '@/contract/market';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { marketItemKind } from '../../db/kinds/market-items';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { users } from '../../db/schema/users';
import { factColumns } from '../requirements/member-facts';
import { toEligibility } from './eligibility';

/** A member before an item: the item itself, its checklist, and the name of the member's account at its sponsor. */
export interface Eligibility {
  readonly item: typeof marketItems.$inferSelect;
  readonly checklist: MarketEligibilityWire;
  /** Of the verified account where there is one, else of the one the member claims. */
  readonly siteUsername: string | null;
}

interface Asked {
  readonly userId: string;
  readonly slug: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Orders that were given back do not count. */
const keptOrders = sql`from ${marketOrders} where ${marketOrders.itemId} = ${marketItems.id}
  and ${marketOrders.userId} = ${users.id} and ${marketOrders.state} not in ('rejected', 'cancelled')`;

const accounts = sql`from ${sponsorAccounts} where ${sponsorAccounts.userId} = ${users.id}
  and ${sponsorAccounts.sponsorId} = ${marketItems.sponsorId}`;

/** How a member stands to an item that visitors see, one query; null where there is no such item. */
export async function readEligibility(
  db: Pick<Database, 'select'>,
  { userId, slug, now }: Asked,
): Promise<Eligibility | null> {
  const [row] = await standing(db).execute({ userId, slug, now: new Date(now).toISOString() });
  return row ? toStanding(row, now) : null;
}

const standing = builtOnce((db: Pick<Database, 'select'>) =>
  db
    .select({ ...standingColumns, orders: countOrders, orderedAt: lastOrderedAt })
    .from(marketItems)
    .innerJoin(users, isAsking)
    .where(isShown)
    .prepare(''),
);

const named = sql.placeholder;

/** Who asks, by the name `userId`, and the item that visitors see, by `slug` and `now`. */
export const isAsking = eq(users.id, named('userId'));
export const isShown = and(eq(marketItems.slug, named('slug')), marketItemKind.shown(named('now')));

/** The columns of a query over both that `toStanding` reads, but for those of the member's orders. */
export const standingColumns = {
  item: marketItems,
  balance: users.point,
  facts: factColumns({ sponsorId: marketItems.sponsorId, now: named('now') }),
  siteUsername: sql<string | null>`(select ${sponsorAccounts.siteUsername} ${accounts}
    and ${sponsorAccounts.state} not in ('rejected', 'removed') order by ${sponsorAccounts.state} = 'approved' desc limit 1)`,
};

/** How many orders of the item count for the member, and when the last of them was made. */
export const countOrders = sql<number>`(select count(*)::int ${keptOrders})`;
export const lastOrderedAt = sql<Date | null>`(select max(${marketOrders.createdAt}) ${keptOrders})`.mapWith(
  marketOrders.createdAt,
);

type Row = Omit<Parameters<typeof toEligibility>[0], 'now' | 'orderedAt'> &
  Pick<Eligibility, 'item' | 'siteUsername'> & { readonly orderedAt: Date | null };

/** A row of such a query, at the moment it was asked for. */
export function toStanding(row: Row, now: number): Eligibility {
  const checklist = toEligibility({ ...row, now, orderedAt: row.orderedAt?.getTime() ?? null });
  return { item: row.item, checklist, siteUsername: row.siteUsername };
}
