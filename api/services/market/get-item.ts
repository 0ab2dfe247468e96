import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { MarketDetailWire, stockChangeSchema } from '@/contract/market';
import type { ServiceContext } from '../../context';
import { marketItemKind } from '../../db/kinds/market-items';
import { marketItems } from '../../db/schema/market-items';
import { marketStockLog } from '../../db/schema/market-stock-log';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { isOver, itemColumns } from './list-items';

/** How many of the newest changes of the stock are shown. */
const logSize = 30;

const stockLog = sql<z.infer<typeof stockChangeSchema>[]>`coalesce((
  select json_agg(json_build_object('change', change, 'stock_after', stock_after, 'reason', reason, 'note', note,
    'created_at', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by id desc)
  from (select * from ${marketStockLog} where item_id = ${marketItems.id} order by id desc limit ${logSize}) as log), '[]')`;

/**
 * An item with its stock log, one query: one that left the shelf too, for its orders and links lead here. Throws `not_found`, for a draft
 * and for what has not begun as well.
 */
export async function getItem(ctx: ServiceContext, slug: string): Promise<MarketDetailWire> {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({
      ...itemColumns,
      is_over: isOver(now),
      description: marketItems.description,
      per_user_limit: marketItems.perUserLimit,
      cooldown_h: marketItems.cooldownH,
      delivery_h: marketItems.deliveryH,
      requirements: marketItems.requirements,
      stock_log: stockLog,
    })
    .from(marketItems)
    .leftJoin(sponsors, eq(sponsors.id, marketItems.sponsorId))
    .where(and(eq(marketItems.slug, slug), marketItemKind.hasPage(now)));
  if (!row) throw new ServiceError('not_found');
  return row;
}
