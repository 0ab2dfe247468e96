import { expect, test } from 'vitest';
import type { ClaimStepWire } from '@/contract/claims';
import { openStates } from './common-moves';
import { dueAt } from './due-at';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
const step = (action: ClaimStepWire['action'], hour: number): ClaimStepWire => ({
  ...{ action, state: 'pending', by: 'member', files: [] },
  at: at(hour),
});
const due = (
  state: 'pending' | 'in_review' | 'needs_info' | 'approved',
  steps: ClaimStepWire[],
  open = openStates,
) => dueAt({ open }, { state, createdAt: new Date(at(0)) }, { steps, hours: 5 });

test('the time runs from the moment a claim was handed in, also while somebody looks at it', () => {
  expect(due('pending', [])).toBe(at(5));
  expect(due('pending', [step('submit', 1)])).toBe(at(6));
  expect(due('in_review', [step('submit', 1), step('take', 3), step('reply', 4)])).toBe(at(6));
});

test('it begins anew with the owner’s answer, and does not run while the owner is asked or all is decided', () => {
  const asked = [step('submit', 1), step('ask', 2)];
  expect(due('needs_info', asked)).toBeNull();
  expect(due('pending', [...asked, step('answer', 9)])).toBe(at(14));
  expect(due('approved', [step('submit', 1), step('approve', 2)])).toBeNull();
});

test('an approved prize waits for its delivery', () => {
  const approved = [step('submit', 1), step('approve', 2)];
  expect(
    dueAt(
      { open: [...openStates, 'approved'] },
      { state: 'approved', createdAt: new Date(at(0)) },
      { steps: approved, hours: 5 },
    ),
  ).toBe(at(7));
});
