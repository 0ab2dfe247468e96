import type { HuntDetail } from '@/lib/data/hunt-view';

/** The balance after a bonus, in minor units; the first one is what collecting left, at position 0 and without a name. */
interface Balance {
  readonly position: number;
  readonly name: string | null;
  readonly balance: number;
}

/** The balance of a hunt after each bonus that is opened, in the order of the bonuses; none before the collecting has ended. */
export function toBalances({
  collect_balance: left,
  bonuses,
}: Pick<HuntDetail, 'collect_balance' | 'bonuses'>): readonly Balance[] {
  if (left === null) return [];
  const balances: Balance[] = [{ position: 0, name: null, balance: left }];
  let balance = left;
  for (const { win, state, game } of bonuses) {
    if (win === null || state === 'void') continue;
    balance += win;
    balances.push({ position: balances.length, name: game.name, balance });
  }
  return balances;
}
