import type { ReviewKind } from './review-kind';

/** The states of the pipeline that wait for somebody. */
export const openStates = ['pending', 'in_review', 'needs_info'] as const;

/** How every kind moves: taken up, decided, or sent back with a question that its owner answers. */
export const commonMoves = {
  take: { by: 'reviewer', from: ['pending'], to: 'in_review' },
  approve: { by: 'reviewer', from: ['pending', 'in_review'], to: 'approved' },
  reject: { by: 'reviewer', from: openStates, to: 'rejected', needsText: true },
  ask: { by: 'reviewer', from: ['pending', 'in_review'], to: 'needs_info', needsText: true },
  answer: { by: 'owner', from: ['needs_info'], to: 'pending', needsText: true },
} as const satisfies ReviewKind['moves'];
