import { expect, test } from 'vitest';
import type { StreamLine } from '@/contract/desk-stream';
import { applyStep } from '@/contract/stream-lines';
import { planEvening } from './plan-evening';

const games = Array.from({ length: 30 }, (_, at) => ({ slug: `oyun-${at}`, name: `Oyun ${at}` }));

test('an evening of 54 bonuses opens each once, one after the other, and ends with what was left and paid', () => {
  const { steps, endBalance } = planEvening('pazar', games);
  let lines: readonly StreamLine[] = [];
  let left = 0;
  for (const { step } of steps) {
    if (step.kind === 'fields') left = step.set.collect_balance ?? 0;
    const next = applyStep(lines, step);
    expect(next, JSON.stringify(step)).not.toBeNull();
    lines = next ?? [];
  }
  expect([lines.length, lines.filter(({ state }) => state === 'done').length]).toEqual([54, 54]);
  expect(endBalance).toBe(left + lines.reduce((sum, { win }) => sum + (win ?? 0), 0));
  expect(planEvening('pazar', games)).toEqual(planEvening('pazar', games));
  expect(planEvening('salı', games).endBalance).not.toBe(endBalance);
});
