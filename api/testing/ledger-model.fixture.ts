import fc from 'fast-check';
import type { LedgerReason } from '@/contract/ledger';

/** One thing that may happen to the coins of a handful of members. */
export type Operation =
  | { readonly kind: 'post'; readonly user: number; readonly amount: number; readonly reason: LedgerReason }
  /** The same posting once more; the number picks one of the earlier ones. */
  | { readonly kind: 'again'; readonly earlier: number }
  | { readonly kind: 'reverse'; readonly earlier: number }
  | { readonly kind: 'order'; readonly user: number; readonly item: number }
  | { readonly kind: 'end'; readonly earlier: number; readonly how: 'cancel' | 'reject' | 'deliver' };

/** How many members and items a world has. */
export const worldSize = { users: 6, items: 3, stock: 12, prices: [40, 90, 250] } as const;

const user = fc.nat({ max: worldSize.users - 1 });
const earlier = fc.nat({ max: 999_999 });
const amount = fc.integer({ min: -300, max: 300 }).filter((value) => value !== 0);
const reason = fc.constantFrom('task', 'win', 'code', 'adjustment', 'market_release');

/** Operations in the mix that a bad day would have: many repeats, debits beyond the balance, orders that end twice. */
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 30, arbitrary: fc.record({ kind: fc.constant('post' as const), user, amount, reason }) },
  { weight: 60, arbitrary: fc.record({ kind: fc.constant('again' as const), earlier }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('reverse' as const), earlier }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      user,
      item: fc.nat({ max: worldSize.items - 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      earlier,
      how: fc.constantFrom('cancel', 'reject', 'deliver'),
    }),
  },
);

/** A line as the model keeps it. */
export interface ModelLine {
  readonly user: number;
  readonly amount: number;
  readonly earned: boolean;
  isReversed: boolean;
  readonly isReversal: boolean;
}

interface ModelOrder {
  readonly user: number;
  readonly item: number;
  state: 'pending' | 'delivered' | 'over';
}

const earning = new Set<LedgerReason>(['task', 'win', 'code']);

/** What must be true of the coins, without a database: the plainest bookkeeping there is. Each step answers `ok` or the error's code. */
export class LedgerModel {
  readonly lines: ModelLine[] = [];
  readonly orders: ModelOrder[] = [];
  readonly stock: number[] = worldSize.prices.map(() => worldSize.stock);

  balance(user: number): number {
    return this.lines.reduce((sum, line) => (line.user === user ? sum + line.amount : sum), 0);
  }

  /** What counts on the leaderboard. */
  score(user: number): number {
    return this.lines.reduce((sum, line) => (line.user === user && line.earned ? sum + line.amount : sum), 0);
  }

  post(user: number, amount: number, reason: LedgerReason): string {
    return this.#write({ user, amount, earned: earning.has(reason) && amount > 0, isReversal: false });
  }

  reverse(at: number): string {
    const line = this.lines[at];
    if (line === undefined) return 'none';
    if (line.isReversal) return 'conflict';
    if (line.isReversed) return 'ok';
    const { user, earned } = line;
    const outcome = this.#write({ user, amount: -line.amount, earned, isReversal: true });
    if (outcome === 'ok') line.isReversed = true;
    return outcome;
  }

  order(user: number, item: number): string {
    const price = worldSize.prices[item] ?? 0;
    if (this.stock[item] === 0) return 'sold_out';
    if (this.balance(user) < price) return 'insufficient_balance';
    this.#write({ user, amount: -price, earned: false, isReversal: false });
    this.stock[item] = (this.stock[item] ?? 0) - 1;
    this.orders.push({ user, item, state: 'pending' });
    return 'ok';
  }

  end(at: number, how: 'cancel' | 'reject' | 'deliver'): string {
    const order = this.orders[at];
    if (order === undefined) return 'none';
    if (order.state !== 'pending') return 'conflict';
    order.state = how === 'deliver' ? 'delivered' : 'over';
    if (how === 'deliver') return 'ok';
    const amount = worldSize.prices[order.item] ?? 0;
    this.#write({ user: order.user, amount, earned: false, isReversal: false });
    this.stock[order.item] = (this.stock[order.item] ?? 0) + 1;
    return 'ok';
  }

  #write(line: Omit<ModelLine, 'isReversed'>): string {
    if (this.balance(line.user) + line.amount < 0) return 'insufficient_balance';
    this.lines.push({ ...line, isReversed: false });
    return 'ok';
  }
}
