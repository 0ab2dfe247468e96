import type { ReviewKind, Subject } from './review-kind';

const hourMs = 60 * 60_000;

/**
 * Until when the team promised to decide, ISO; null for a claim that does not wait for the team. The time begins anew when its owner
 * has answered or opened it again: what waited for the owner is no delay of ours.
 */
export function dueAt(
  { open }: Pick<ReviewKind, 'open'>,
  { state, waitingSince }: Pick<Subject, 'state' | 'waitingSince'>,
  hours: number,
): string | null {
  if (state === 'needs_info' || !open.includes(state)) return null;
  return new Date(waitingSince.getTime() + hours * hourMs).toISOString();
}
