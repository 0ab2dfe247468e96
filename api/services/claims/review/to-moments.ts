import type { ClaimAction, ClaimState } from '@/contract/claims';
import type { ReviewKind } from './review-kind';

/** What puts a claim before the team again. The team's own approval of a prize does not: nobody buys time with it (ADR 350). */
const starts: readonly ClaimAction[] = ['answer', 'reopen', 'dispute'];

/** What the team decides. */
export const decisions = ['approve', 'reject', 'deliver'] as const satisfies readonly ClaimAction[];

/** The columns of `reviewMoments` that a step sets beside the state it leads to, by their names in the database. */
export function toMoments(
  { open, columns }: Pick<ReviewKind, 'open' | 'columns'>,
  { action, state }: { readonly action: ClaimAction; readonly state: ClaimState },
  now: number,
): Readonly<Record<string, string>> {
  const at = new Date(now).toISOString();
  const isDecision = decisions.some((decision) => decision === action);
  return {
    ...(open.includes(state) && starts.includes(action) ? { [columns.waitingSince.name]: at } : {}),
    ...(isDecision ? { [columns.decidedAt.name]: at } : {}),
  };
}
