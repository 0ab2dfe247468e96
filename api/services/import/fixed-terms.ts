import { toColumn } from './absent-columns';
import type { Change } from './kind';

/**
 * A sentence for each change of something that members rely on, which is everything but what is `free`; none where `why` is null.
 * `why` says what happened, after "cannot change any more: ".
 */
export function fixedTerms(
  changes: readonly Change[],
  { free, why }: { readonly free: readonly string[]; readonly why: string | null },
): string[] {
  if (why === null) return [];
  return changes
    .filter(({ field }) => !free.includes(field))
    .map(({ field }) => `${toColumn(field)}: cannot change any more: ${why}`);
}
