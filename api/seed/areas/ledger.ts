import { asc, like } from 'drizzle-orm';
import { coinLedger } from '../../db/schema/coin-ledger';
import { earnRules } from '../../db/schema/earn-rules';
import { marketItems } from '../../db/schema/market-items';
import { lineHash } from '../../services/ledger/line-hash';
import { earnRuleKeys } from '../../services/points/earn-rule-keys';
import { bulkInsert } from '../bulk-insert';
import { type Movement, userMovements } from '../ledger/user-movements';
import { userStory } from '../ledger/user-story';
import { seedSales } from '../market/sales';
import type { AreaSeed, SeedTransaction, SeedWorld } from '../seed-world';

type LineRow = typeof coinLedger.$inferInsert;
type User = SeedWorld['users'][number];

/** A movement and whose it is. */
type Move = Movement & { readonly user: User };

interface Offered {
  readonly items: readonly (typeof marketItems.$inferSelect)[];
  readonly rules: readonly (typeof earnRules.$inferSelect)[];
}

/** A year of Sikke: what every member earned and bought, in the order it happened, ending at the balance each has. */
export const seedLedger: AreaSeed = async (tx, world) => {
  const items = await tx.select().from(marketItems).orderBy(asc(marketItems.id));
  const rules = await tx.select().from(earnRules);
  const moves = world.users
    .flatMap((user) => toMoves(user, { items, rules }, world))
    .sort((a, b) => a.at - b.at);
  const lines = toLines(moves);
  const ids = await store(tx, lines);
  const sales = moves.flatMap((move, at) => {
    const hold = ids[at];
    if (move.earning !== null || hold === undefined) return [];
    return [{ at: move.at, itemId: move.wish.itemId, price: move.wish.price, userId: move.user.id, hold }];
  });
  await seedSales(tx, { world, items, sales });
};

function toMoves(user: User, { items, rules }: Offered, world: SeedWorld): Move[] {
  const random = world.random(`ledger:${user.username}`);
  const joinedAt = user.createdAt.getTime();
  // Nobody who has nothing after a day has a story yet.
  if (user.point === 0 && world.now - joinedAt < 2 * 86_400_000) return [];
  const wanted = items.map(({ id, price }) => ({ itemId: id, price }));
  const story = userStory(
    { joinedAt, point: user.point, once: toOnce(user) },
    { now: world.now, random, items: wanted, rules },
  );
  return userMovements({ ...story, now: world.now }).map((movement) => ({ ...movement, user }));
}

/** What the account itself shows to have been done. */
function toOnce({ avatar, phoneState, telegramVerifiedAt }: User): string[] {
  return [
    ...(avatar === '' ? [] : [earnRuleKeys.avatar]),
    ...(phoneState === 1 ? [earnRuleKeys.phone] : []),
    ...(telegramVerifiedAt === null ? [] : [earnRuleKeys.telegram]),
  ];
}

/** Chains each user's lines as `post-to-ledger.ts` does. */
function toLines(moves: readonly Move[]): LineRow[] {
  const last = new Map<string, { readonly hash: string; readonly balance: number; readonly count: number }>();
  return moves.map((move) => {
    const before = last.get(move.user.id) ?? { hash: '', balance: 0, count: 0 };
    const { earning } = move;
    const line = {
      userId: move.user.id,
      amount: move.amount,
      balanceAfter: before.balance + move.amount,
      reason: earning?.reason ?? ('market_order' as const),
      earned: earning !== null,
      refType: earning ? 'earn_rule' : null,
      refId: earning?.rule ?? null,
      idempotencyKey: `demo:${move.user.id}:${before.count}`,
      actorId: null,
      note: null,
      reversalOf: null,
      prevHash: before.hash,
      createdAt: new Date(move.at),
    };
    const hash = lineHash(line);
    last.set(move.user.id, { hash, balance: line.balanceAfter, count: before.count + 1 });
    return { ...line, hash };
  });
}

async function store(tx: SeedTransaction, lines: readonly LineRow[]): Promise<number[]> {
  await bulkInsert(tx, coinLedger, lines);
  const stored = await tx
    .select({ id: coinLedger.id, key: coinLedger.idempotencyKey })
    .from(coinLedger)
    .where(like(coinLedger.idempotencyKey, 'demo:%'));
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  return lines.flatMap(({ idempotencyKey }) => ids.get(idempotencyKey) ?? []);
}
