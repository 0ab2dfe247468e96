import { expect, test } from 'vitest';
import { createStates } from './states';

const head = { topic: 'hunt:av' } as const;
const snapshot = (version: number, win: number) =>
  ({ ...head, version, kind: 'snapshot', data: { win } }) as const;
const delta = (version: number, win: number) => ({
  ...head,
  version,
  kind: 'delta' as const,
  data: [{ op: 'replace' as const, path: '/win', value: win }],
});

test('the next delta changes the state, one that is known changes nothing, and one after a gap says that something was missed', () => {
  const states = createStates();
  expect(states.take(delta(2, 5))).toBe('missed');
  expect(states.take(snapshot(3, 1))).toMatchObject({ data: { win: 1 } });
  expect(states.take(delta(3, 9))).toBe('known');
  expect(states.take(delta(4, 2))).toMatchObject({ data: { win: 2 } });
  expect(states.take(delta(6, 7))).toBe('missed');
  expect(states.find('hunt:av')).toMatchObject({ data: { win: 2 } });
  expect(states.take(snapshot(1, 8))).toMatchObject({ data: { win: 8 } });
});

test('what has ended is known no more', () => {
  const states = createStates();
  states.take(snapshot(1, 1));
  expect(states.take({ ...head, kind: 'ended', code: 'not_found' })).toBe('ended');
  expect(states.find('hunt:av')).toBeUndefined();
});
