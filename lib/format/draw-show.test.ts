import { expect, it } from 'vitest';
import { lastShowStep, showAt, showStepAfter, showStepMs } from './draw-show';

it('tells a ticket before its owner, one place after the other, and each once', () => {
  const steps = Array.from({ length: lastShowStep(3) + 1 }, (_, step) => showAt(step));
  expect(steps.map(({ told, isNamed }) => `${told}${isNamed ? ' named' : ''}`)).toEqual([
    '0 named',
    '1',
    '1 named',
    '2',
    '2 named',
    '3',
    '3 named',
  ]);
});

it('goes on where it stood when a source is loaded in the middle of it, and stays at its end', () => {
  let begun = 0;
  for (let step = 0; step < lastShowStep(6); step += 1) {
    expect(showStepAfter(begun, 6)).toBe(step);
    begun += showStepMs(step);
    expect(showStepAfter(begun - 1, 6)).toBe(step);
  }
  expect(showStepAfter(begun, 6)).toBe(12);
  expect(showStepAfter(1e12, 6)).toBe(12);
  expect(showStepAfter(-5_000, 6)).toBe(0);
});

it('takes no longer than a viewer waits: six places within a minute, none of them in less than five seconds', () => {
  const all = Array.from({ length: lastShowStep(6) }, (_, step) => showStepMs(step));
  expect(all.reduce((one, other) => one + other)).toBeLessThanOrEqual(60_000);
  expect(showStepMs(1) + showStepMs(2)).toBeGreaterThanOrEqual(5_000);
});
