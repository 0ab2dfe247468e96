import { asc, eq, max, sql } from 'drizzle-orm';
import type { VaultItemWire } from '@/contract/vault';
import type { ServiceContext } from '../../context';
import { marketCodes } from '../../db/schema/market-codes';
import { marketItems } from '../../db/schema/market-items';

/** Every item of type `code` with how many of its codes are left and given, the emptiest first; one query, no code. */
export async function listVault({ db }: Pick<ServiceContext, 'db'>): Promise<VaultItemWire[]> {
  const free = sql<number>`(count(${marketCodes.id}) filter (where ${marketCodes.orderId} is null))::int`;
  const rows = await db
    .select({
      slug: marketItems.slug,
      title: marketItems.title,
      state: marketItems.state,
      stock: marketItems.stock,
      free,
      used: sql<number>`count(${marketCodes.orderId})::int`,
      filledAt: max(marketCodes.createdAt),
    })
    .from(marketItems)
    .leftJoin(marketCodes, eq(marketCodes.itemId, marketItems.id))
    .where(eq(marketItems.type, 'code'))
    .groupBy(marketItems.id)
    .orderBy(asc(free), asc(marketItems.id));
  return rows.map(({ filledAt, ...row }) => ({ ...row, filled_at: filledAt?.toISOString() ?? null }));
}
