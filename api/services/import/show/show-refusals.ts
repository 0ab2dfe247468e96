import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference, StoredRow } from '../kind';
import { type Refusal, refuse } from '../problem';
import type { ShowRow } from './show-row';

/** A stored show by the keys of a file's row. */
export type StoredShow = StoredRow & { readonly startsAt: Date; readonly endsAt: Date };

/** Why a show may not be stored as a file has it: what was stays what it was, and nothing is announced that is over. */
export function showRefusals(
  { row, before, changes }: Difference<ShowRow, StoredShow>,
  now: Date,
): Refusal[] {
  const [start, end] = [row.startsAt ?? before?.startsAt, row.endsAt ?? before?.endsAt];
  return [
    ...(start && end && end <= start ? [refuse('ends_at', 'later_than', { other: 'starts_at' })] : []),
    ...(before ? fixedTerms(changes, findPastTerms(before, now)) : []),
    ...(!before && end && end <= now ? [refuse('ends_at', 'announced_ahead')] : []),
  ];
}

function findPastTerms(
  { startsAt, endsAt }: StoredShow,
  now: Date,
): { readonly free: readonly string[]; readonly why: Reliance | null } {
  if (endsAt <= now) return { free: ['title', 'note'], why: { reason: 'over' } };
  const free = ['title', 'note', 'kind', 'endsAt', 'isCancelled'];
  return { free, why: startsAt <= now ? { reason: 'begun' } : null };
}
