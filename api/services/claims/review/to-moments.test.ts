import { expect, test } from 'vitest';
import type { ClaimAction, ClaimState } from '@/contract/claims';
import { reviewKinds } from './review-kinds';
import { toMoments } from './to-moments';

const now = Date.UTC(2026, 0, 1);
const at = new Date(now).toISOString();
const set = (kind: 'complaint' | 'prize', action: ClaimAction, state: ClaimState) =>
  toMoments(reviewKinds[kind], { action, state }, now);

test('a claim is before the team from the answer or the reopening on, and no other step begins its time anew', () => {
  for (const action of ['answer', 'reopen'] as const)
    expect(set('complaint', action, 'pending')).toEqual({ waiting_since: at });
  for (const action of ['take', 'reply', 'message'] as const)
    expect(set('complaint', action, 'in_review')).toEqual({});
  expect(set('complaint', 'ask', 'needs_info')).toEqual({});
});

test('a decision is dated; the approval of a prize, which is still to be delivered, begins no time anew, a dispute does', () => {
  expect(set('complaint', 'approve', 'approved')).toEqual({ decided_at: at });
  expect(set('complaint', 'reject', 'rejected')).toEqual({ decided_at: at });
  expect(set('prize', 'approve', 'approved')).toEqual({ decided_at: at });
  expect(set('prize', 'deliver', 'delivered')).toEqual({ decided_at: at });
  expect(set('prize', 'dispute', 'disputed')).toEqual({ waiting_since: at });
});
