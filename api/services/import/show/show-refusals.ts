import { absentColumns } from '../absent-columns';
import { fixedTerms } from '../fixed-terms';
import type { Difference, StoredRow } from '../kind';
import type { ShowRow } from './show-row';

/** A stored show by the keys of a file's row. */
export type StoredShow = StoredRow & { readonly startsAt: Date; readonly endsAt: Date };

/** Why a show may not be stored as a file has it: what was stays what it was, and nothing is announced that is over. */
export function showRefusals({ row, before, changes }: Difference<ShowRow, StoredShow>, now: Date): string[] {
  const [start, end] = [row.startsAt ?? before?.startsAt, row.endsAt ?? before?.endsAt];
  const needed = absentColumns(row, ['title', 'kind', 'startsAt', 'endsAt']);
  return [
    ...(start && end && end <= start ? ['ends_at: must be later than starts_at'] : []),
    ...(before ? fixedTerms(changes, findPastTerms(before, now)) : needed),
    ...(!before && end && end <= now ? ['ends_at: must be ahead for what is announced'] : []),
  ];
}

function findPastTerms({ startsAt, endsAt }: StoredShow, now: Date) {
  if (endsAt <= now) return { free: ['title', 'note'], why: 'it is over' };
  const free = ['title', 'note', 'kind', 'endsAt', 'isCancelled'];
  return { free, why: startsAt <= now ? 'it has begun' : null };
}
