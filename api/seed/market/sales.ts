import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { MarketType } from '@/contract/market';
import { marketItems } from '../../db/schema/market-items';
import { marketOrders } from '../../db/schema/market-orders';
import { marketStockLog } from '../../db/schema/market-stock-log';
import { bulkInsert } from '../bulk-insert';
import { readLives } from '../read-content';
import type { SeedTransaction, SeedWorld } from '../seed-world';
import { toSiteUsername } from '../site-username';
import { uuidFrom } from '../uuid-from';
import { seedVault } from './vault-rows';

/** A purchase: when (milliseconds), by whom, and the line of the ledger that paid for it. */
export interface Sale {
  readonly at: number;
  readonly itemId: number;
  readonly price: number;
  readonly userId: string;
  readonly hold: number;
}

interface Market {
  readonly world: SeedWorld;
  readonly items: readonly (typeof marketItems.$inferSelect)[];
  readonly sales: readonly Sale[];
}

const lifeSchema = z.strictObject({
  codes: z.number().int().min(1).optional(),
  withdrawn: z.literal(true).optional(),
});

type LogRow = typeof marketStockLog.$inferInsert;

const hour = 3_600_000;
const withdrawn = 'Sponsor kampanyayı kapattı; kalan adet geri alındı.';

/** The orders of the sales, and what they and the restocks did to every item's stock. */
export async function seedSales(tx: SeedTransaction, { world, items, sales }: Market): Promise<void> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const names = new Map(world.users.map(({ id, username }) => [id, username]));
  const delivererId = world.users.find(({ permission }) => permission === 'moderator')?.id ?? null;
  const orders = sales.map((sale) => {
    const item = byId.get(sale.itemId);
    const delivery = toDelivery(item, names.get(sale.userId) ?? '');
    return { ...toOrder(sale, { type: item?.type, delivererId, now: world.now }), ...delivery };
  });
  await bulkInsert(tx, marketOrders, orders);
  const lives = readLives('market', world.now, lifeSchema);
  for (const item of items) {
    if (item.stock === null) continue;
    const { codes = 0, withdrawn: isWithdrawn = false } = lives.get(item.slug) ?? {};
    const log = stockLog(item, { codes, sales, isWithdrawn, now: world.now });
    await bulkInsert(tx, marketStockLog, log);
    const stock = log.at(-1)?.stockAfter ?? item.stock;
    const state = item.state === 'paused' ? item.state : stock > 0 ? 'active' : 'sold_out';
    await tx.update(marketItems).set({ stock, state }).where(eq(marketItems.id, item.id));
    if (item.type !== 'code') continue;
    const own = orders.filter(({ itemId }) => itemId === item.id);
    await seedVault(tx, world, { item, orders: own, free: stock });
  }
}

type Order = typeof marketOrders.$inferInsert;

/** Codes and tickets were there at once; what needs a hand took 20 hours. */
function toOrder({ at, itemId, price, userId, hold }: Sale, { type, delivererId, now }: Handled): Order {
  const isOurs = type === 'code' || type === 'ticket';
  const isDone = isOurs || now - at > 72 * hour;
  return {
    id: uuidFrom(`order:${hold}`),
    userId,
    itemId,
    price,
    state: isDone ? 'delivered' : 'pending',
    holdId: hold,
    createdAt: new Date(at),
    decidedBy: isDone && !isOurs && userId !== delivererId ? delivererId : null,
    decidedAt: isDone ? new Date(at + (isOurs ? 0 : 20 * hour)) : null,
  };
}

interface Handled {
  readonly type: MarketType | undefined;
  /** Who hands over what needs a hand; nobody their own. */
  readonly delivererId: string | null;
  readonly now: number;
}

/** Where the demo's orders go: to an account at the sponsor, or to an address that is none. */
function toDelivery(
  item: Market['items'][number] | undefined,
  username: string,
): Pick<Order, 'address' | 'siteUsername'> {
  const nothing = { address: null, siteUsername: null };
  if (item?.type === 'physical') return { ...nothing, address: nowhere };
  const isSponsors = item?.type === 'sponsor_bonus' || item?.type === 'free_spin';
  if (!isSponsors || item.sponsorId === null) return nothing;
  return { ...nothing, siteUsername: toSiteUsername(username, item.sponsorId) };
}

const nowhere = {
  name: 'Deniz',
  surname: 'Örnek',
  phone: '+90 500 000 00 00',
  address: 'Örnek Mah. Demo Sok. 1',
  city: 'Ankara',
  country: 'Türkiye',
  zipcode: '06000',
};

interface StockLife {
  /** How many codes there were at the start: no import brings those. */
  readonly codes: number;
  readonly sales: readonly Sale[];
  readonly isWithdrawn: boolean;
  readonly now: number;
}

/** One line a sale, a restock before the last piece goes, and at the end what a withdrawn campaign took back. */
function stockLog(
  item: typeof marketItems.$inferSelect,
  { codes, sales, isWithdrawn, now }: StockLife,
): LogRow[] {
  const opened = codes || (item.stock ?? 0);
  const log: LogRow[] = [];
  let stock = item.stock ?? 0;
  const write = (change: number, reason: LogRow['reason'], at: number, note: string | null = null) => {
    stock += change;
    const createdAt = new Date(Math.max(at, log.at(-1)?.createdAt.getTime() ?? 0));
    log.push({ itemId: item.id, change, stockAfter: stock, reason, note, createdAt });
  };
  if (codes > 0) write(codes, 'opening', item.createdAt.getTime());
  for (const sale of sales.filter(({ itemId }) => itemId === item.id)) {
    if (stock <= 1) write(opened, 'restock', sale.at - hour);
    write(-1, 'order', sale.at);
  }
  if (isWithdrawn && stock > 0) write(-stock, 'correction', now - 50 * hour, withdrawn);
  return log;
}
