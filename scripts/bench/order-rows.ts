import { randomBytes, randomUUID } from 'node:crypto';
import { type DatabaseHandle, openDatabase } from '@/api/db/client';
import { marketItems } from '@/api/db/schema/market-items';
import type { Installation } from '@/supervisor/installation';
import { openBareTransactions, type Prepared } from './bare-transactions';
import { addBenchMembers, apiAccess, inTurn, sendKeyed } from './bench-members';
import type { Row } from './rows';
import { writeRows } from './write-rows';

const price = 3;
const aims = { rate: '>= 0.5', p99: '<= 50 ms' };

/**
 * Orders of the market per second and their p99, all of one item and of a hundred in turn, through the community API, against a bare transaction that
 * writes the same rows in prepared statements.
 */
export async function orderRows(installation: Installation, databaseUrl: string): Promise<Row[]> {
  const access = apiAccess(installation);
  const database = openDatabase({ url: databaseUrl, maxConnections: 1 });
  const transactions = await openBareTransactions(databaseUrl);
  try {
    const all = await addItems(database, 100);
    const members = await addBenchMembers(database, access, { name: 'olcum', block: 30 });
    const rows: Row[] = [];
    for (const items of [all.slice(0, 1), all]) {
      const ours = (nth: number) =>
        sendKeyed(access, {
          path: `/market/${inTurn(items, nth).slug}/orders`,
          token: inTurn(members.tokens, nth),
          body: { expected_price: price },
        });
      const bare = transactions.write((nth) =>
        orderStatements(inTurn(members.bareIds, nth), inTurn(items, nth).id),
      );
      const name = items.length === 1 ? 'orders of one item' : `orders of ${items.length} items`;
      rows.push(...(await writeRows({ name, ours, bare, than: 'the same rows', aims })));
    }
    return rows;
  } finally {
    await transactions.close();
    await database.close();
  }
}

async function addItems({ db }: DatabaseHandle, count: number): Promise<{ id: number; slug: string }[]> {
  const run = Date.now().toString(36);
  const items = Array.from({ length: count }, (_, at) => ({
    ...({ slug: `olcum-${run}-${at}`, title: `Ölçüm ${at}`, type: 'perk', state: 'active' } as const),
    ...{ price, stock: 1_000_000, createdAt: new Date() },
  }));
  return db.insert(marketItems).values(items).returning({ id: marketItems.id, slug: marketItems.slug });
}

/** Every row that an order writes or changes, the item's as late as can be. */
function orderStatements(userId: string, itemId: number): readonly Prepared[] {
  const [order, hash, before] = [
    randomUUID(),
    randomBytes(32).toString('hex'),
    randomBytes(32).toString('hex'),
  ];
  const at = new Date().toISOString();
  const answer = JSON.stringify({
    id: order,
    item: { slug: 'olcum' },
    price,
    state: 'pending',
    created_at: at,
  });
  return [
    [
      'answer',
      'insert into idempotent_answers (user_id, key, request_hash, answer, created_at) values ($1, $2, $3, $4, $5)',
      [userId, order, hash, answer, at],
    ],
    ['balance', 'update users set point = point - $2 where id = $1 and point >= $2', [userId, price]],
    [
      'line',
      `insert into coin_ledger (user_id, amount, balance_after, reason, earned, ref_type, ref_id, idempotency_key, prev_hash, hash,
        created_at) values ($1, $2, 1, 'market_order', false, 'market_order', $3::text, 'order:' || $3::text, $4, $5, $6)`,
      [userId, -price, order, before, hash, at],
    ],
    [
      'order',
      `insert into market_orders (id, user_id, item_id, price, state, hold_id, created_at)
        select $1::uuid, $2, $3, $4, 'pending', id, $5 from coin_ledger where idempotency_key = 'order:' || $1::uuid::text`,
      [order, userId, itemId, price, at],
    ],
    ['stock', 'update market_items set stock = stock - 1 where id = $1 and stock > 0', [itemId]],
    [
      'stock-line',
      `insert into market_stock_log (item_id, change, stock_after, reason, created_at) values ($1, -1, 1, 'order', $2)`,
      [itemId, at],
    ],
  ];
}
