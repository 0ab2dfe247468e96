import { expect, it } from 'vitest';
import type { StatementLine } from '@/lib/data/statement';
import { byDay } from './by-day';

const line = (id: number, createdAt: string): StatementLine => ({
  id,
  amount: 1,
  balanceAfter: 1,
  reason: 'task',
  source: null,
  board: null,
  path: null,
  note: null,
  isReversal: false,
  createdAt,
});

it('a line stands under its day in Istanbul, where the day begins three hours before that of UTC', () => {
  const lines = [
    line(3, '2026-11-21T21:00:00.000Z'),
    line(2, '2026-11-21T20:59:59.999Z'),
    line(1, '2026-11-20T21:30:00.000Z'),
  ];
  const days = [...byDay(lines)].map(([day, ofDay]) => [day, ofDay.map(({ id }) => id)]);
  expect(days).toEqual([
    ['2026-11-22', [3]],
    ['2026-11-21', [2, 1]],
  ]);
});
