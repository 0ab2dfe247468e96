import { expect, it } from 'vitest';
import type { HuntBonus } from '@/lib/data/hunt-view';
import { toBalances } from './to-balances';

const bonus = (name: string, win: number | null, state: HuntBonus['state']): HuntBonus => ({
  position: 1,
  game: { slug: null, name, provider: null, imageUrl: null },
  bet: 100,
  win,
  x: win === null ? null : win / 100,
  flag: 'normal',
  state,
});

it('the balance begins with what collecting left and grows by each opened bonus; void ones count nowhere', () => {
  const bonuses = [
    bonus('A', 500, 'opened'),
    bonus('B', 900, 'void'),
    bonus('C', 0, 'opened'),
    bonus('D', null, 'opening'),
    bonus('E', null, 'unopened'),
  ];
  expect(toBalances({ collect_balance: 2000, bonuses })).toEqual([
    { position: 0, name: null, balance: 2000 },
    { position: 1, name: 'A', balance: 2500 },
    { position: 2, name: 'C', balance: 2500 },
  ]);
});

it('there is no balance before the collecting has ended', () => {
  expect(toBalances({ collect_balance: null, bonuses: [bonus('A', null, 'unopened')] })).toEqual([]);
});
