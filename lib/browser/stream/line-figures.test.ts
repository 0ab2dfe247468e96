import { expect, test } from 'vitest';
import { huntFigures, sumBonuses } from '@/api/formulas/hunt-figures';
import type { StreamDeskWire, StreamLine } from '@/contract/desk-stream';
import { lineFigures } from './line-figures';

const line = (bet: number, win: number | null, state: StreamLine['state']): StreamLine => ({
  ...{ key: `${bet}`, game: null, name: 'Oyun', bet, cost: null, win, flag: 'normal' },
  ...{ suggested_by: null, state },
});

test('the desk counts as the board does, with a cost and before there is one', () => {
  const lines = [line(100, 4_321, 'done'), line(300, 0, 'done'), line(250, null, 'now')];
  lines.push(line(999, null, 'void'), line(700, null, 'waiting'));
  const counted = sumBonuses(lines.map(({ bet, win, state }) => ({ bet, win, isVoid: state === 'void' })));
  for (const collect of [null, 60_000]) {
    const desk: StreamDeskWire = {
      ...{ kind: 'bonus-hunts', slug: 'av', title: 'Av', state: 'opening', currency: 'TRY', version: 1 },
      ...{ start_balance: 100_000, collect_balance: collect, end_balance: null, budget: null, lines },
      ...{ guess_count: 0, is_guessing_open: false },
    };
    const board = huntFigures(100_000, collect, counted);
    const { count, done, cost, returned, needed, net, breakEven, average, best } = lineFigures(desk);
    expect({ count, done, cost, returned, needed, net, breakEven, average, best }).toEqual({
      ...{ count: board.bonus_count, done: board.opened_count, cost: board.cost },
      ...{ returned: board.returned, needed: board.needed, net: board.net, average: board.average_x },
      ...{ breakEven: board.break_even_x, best: board.best_x },
    });
  }
});
