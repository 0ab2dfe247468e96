import type { MarketType } from '@/contract/market';
import { marketItems } from '../../db/schema/market-items';
import { marketStockLog } from '../../db/schema/market-stock-log';
import { itemSeeds } from '../market/items';
import type { AreaSeed, SeedWorld } from '../seed-world';

const day = 86_400_000;

const covers: Readonly<Record<MarketType, string>> = {
  sponsor_bonus: 'bonus',
  free_spin: 'freespin',
  code: 'kod',
  physical: 'fiziksel',
  ticket: 'bilet',
  perk: 'ayricalik',
};

/** The market's items as they were opened; the seed of the ledger sells from them. */
export const seedMarket: AreaSeed = async (tx, world) => {
  const rows = itemSeeds.map((seed, sort) => toItem(seed, sort, world));
  const stored = await tx.insert(marketItems).values(rows).returning();
  const opened = stored.flatMap(({ id, stock, createdAt }, at) => {
    const count = itemSeeds[at]?.opened;
    return stock === null || count === undefined ? [] : [toOpening(id, count, createdAt)];
  });
  await tx.insert(marketStockLog).values(opened);
};

function toItem(seed: (typeof itemSeeds)[number], sort: number, world: SeedWorld) {
  const { sponsor, opened, leavesInDays, ...row } = seed;
  return {
    ...row,
    sort,
    stock: opened ?? null,
    state: 'active' as const,
    sponsorId: world.sponsors.find(({ slug }) => slug === sponsor)?.id ?? null,
    visibleTo: leavesInDays === undefined ? null : new Date(world.now + leavesInDays * day),
    image: `/covers/market-${covers[row.type]}.webp`,
    // Before anybody joined: whatever is sold was there.
    createdAt: new Date(world.now - (400 - sort) * day),
  };
}

function toOpening(itemId: number, count: number, createdAt: Date) {
  return { itemId, change: count, stockAfter: count, reason: 'opening' as const, note: null, createdAt };
}
