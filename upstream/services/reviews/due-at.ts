import type { ClaimAction, ClaimStepWire } from '@/contract/claims';
import type { ReviewKind, Subject } from './review-kind';

/** What puts a claim before the team: from then on its time runs. */
const starts: readonly ClaimAction[] = ['submit', 'answer', 'reopen', 'approve'];

const hourMs = 60 * 60_000;

/**
 * Until when the team promised to decide, ISO; null for a claim that does not wait for the team. The time begins anew when its owner
 * has answered or opened it again: what waited for the owner is no delay of ours.
 */
export function dueAt(
  { open }: Pick<ReviewKind, 'open'>,
  { state, createdAt }: Pick<Subject, 'state' | 'createdAt'>,
  { steps, hours }: { readonly steps: readonly ClaimStepWire[]; readonly hours: number },
): string | null {
  if (state === 'needs_info' || !open.includes(state)) return null;
  const since = steps.findLast(({ action }) => starts.includes(action))?.at ?? createdAt.toISOString();
  return new Date(Date.parse(since) + hours * hourMs).toISOString();
}
