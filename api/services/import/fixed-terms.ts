import type { LockReason, ProblemValues } from '@/contract/desk-problems';
import { toColumn } from './absent-columns';
import type { Change } from './kind';
import { type Refusal, refuse } from './problem';

/** What members rely on an entry by, and the values that fill its words in. */
export interface Reliance extends ProblemValues {
  readonly reason: LockReason;
}

/** A refusal for each change of something that members rely on, which is everything but what is `free`; none where `why` is null. */
export function fixedTerms(
  changes: readonly Change[],
  { free, why }: { readonly free: readonly string[]; readonly why: Reliance | null },
): Refusal[] {
  if (why === null) return [];
  return changes
    .filter(({ field }) => !free.includes(field))
    .map(({ field }) => refuse(toColumn(field), 'locked', why));
}
