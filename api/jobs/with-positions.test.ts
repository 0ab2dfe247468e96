import { expect, test } from 'vitest';
import type { LiveChange } from '@/contract/live';
import { createChanges } from '../changes';
import { withPositions } from './with-positions';

const change = (number: number) => ({ kind: 'tag', tag: 'wins', change: number }) as const;

test('each change is told in order with a position asked for after it was heard, never without; what is a member’s waits for none', async () => {
  const changes = createChanges();
  const told: LiveChange[] = [];
  let isTold = () => {};
  changes.follow((one) => {
    told.push(one);
    if (told.length === 5) isTold();
  });
  const all = new Promise<void>((resolve) => {
    isTold = resolve;
  });
  let asked = 0;
  const { tell } = withPositions(changes, {
    position: async () => {
      asked += 1;
      if (asked === 1) throw new Error('away');
      return `0/${asked}`;
    },
  });
  tell(change(1));
  tell(change(2));
  tell({ kind: 'member', id: '00000000-0000-4000-8000-000000000000' });
  tell({ kind: 'gap' });
  expect(told).toEqual([{ kind: 'member', id: '00000000-0000-4000-8000-000000000000' }]);
  tell(change(3));
  await all;
  expect(told.slice(1)).toEqual([
    { ...change(1), position: '0/2' },
    { ...change(2), position: '0/3' },
    { kind: 'gap', position: '0/3' },
    { ...change(3), position: '0/3' },
  ]);
});
