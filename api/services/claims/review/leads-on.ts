import type { Move, Subject } from './review-kind';

/** Whether a move can be taken from where a claim stands, at `now` (milliseconds). */
export function leadsOn(
  { from, withinMs }: Pick<Move, 'from' | 'withinMs'>,
  { state, decidedAt }: Pick<Subject, 'state' | 'decidedAt'>,
  now: number,
): boolean {
  if (!from.includes(state)) return false;
  return withinMs === undefined || (decidedAt !== null && now <= decidedAt.getTime() + withinMs);
}
