import { and, eq, sql } from 'drizzle-orm';
import type { MarketStandingWire } from '@/contract/market';
import type { ServiceContext } from '../../context';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { isShown } from './list-items';
import { standingOf } from './standing';

/** Orders that were given back do not count. */
const keptOrders = sql`from ${marketOrders} where ${marketOrders.itemId} = ${marketItems.id}
  and ${marketOrders.userId} = ${users.id} and ${marketOrders.state} not in ('rejected', 'cancelled')`;

/** How a member stands to an item: its checklist, one query. Throws `not_found`. */
export async function getStanding(
  ctx: ServiceContext,
  userId: string,
  slug: string,
): Promise<MarketStandingWire> {
  const [row] = await ctx.db
    .select({
      item: {
        price: marketItems.price,
        perUserLimit: marketItems.perUserLimit,
        cooldownH: marketItems.cooldownH,
        requirements: marketItems.requirements,
      },
      balance: users.point,
      phoneState: users.phoneState,
      telegramVerifiedAt: users.telegramVerifiedAt,
      createdAt: users.createdAt,
      hasSponsor: sql<boolean>`exists (select from ${sponsorAccounts} where ${sponsorAccounts.userId} = ${users.id}
        and ${sponsorAccounts.sponsorId} = ${marketItems.sponsorId} and ${sponsorAccounts.state} = 'verified')`,
      orders: sql<number>`(select count(*)::int ${keptOrders})`,
      orderedAt: sql<Date | null>`(select max(${marketOrders.createdAt}) ${keptOrders})`.mapWith(
        marketOrders.createdAt,
      ),
    })
    .from(marketItems)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(marketItems.slug, slug), isShown(ctx.clock.now())));
  if (!row) throw new ServiceError('not_found');
  return standingOf({
    ...row,
    now: ctx.clock.now(),
    hasPhone: row.phoneState === 1,
    hasTelegram: row.telegramVerifiedAt !== null,
    joinedAt: row.createdAt.getTime(),
    orderedAt: row.orderedAt?.getTime() ?? null,
  });
}
