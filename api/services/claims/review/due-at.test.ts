import { expect, test } from 'vitest';
import { openStates } from './common-moves';
import { dueAt } from './due-at';

const waitingSince = new Date(Date.UTC(2026, 0, 1, 1));
const due = (state: 'pending' | 'in_review' | 'needs_info' | 'approved', open = [...openStates]) =>
  dueAt({ open }, { state, waitingSince }, 5);

test('the time runs while a claim is before the team, also while somebody looks at it', () => {
  expect([due('pending'), due('in_review')]).toEqual([
    '2026-01-01T06:00:00.000Z',
    '2026-01-01T06:00:00.000Z',
  ]);
});

test('it does not run while the owner is asked, nor once all is decided; an approved prize waits for its delivery', () => {
  expect([due('needs_info'), due('approved')]).toEqual([null, null]);
  const open = [...openStates, 'approved' as const];
  expect(dueAt({ open }, { state: 'approved', waitingSince }, 5)).toBe('2026-01-01T06:00:00.000Z');
});
