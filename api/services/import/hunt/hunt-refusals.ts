import { isGuessingOpen } from '../../bonus-hunts/is-guessing-open';
import { absentColumns } from '../absent-columns';
import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference } from '../kind';
import type { Refusal } from '../problem';
import { cannotBecomeDraft } from '../publication';
import type { HuntRow } from './hunt-row';
import type { StoredHunt } from './hunt-stored';
import { impossibleHunt } from './impossible-hunt';

/** What a new one must have. */
export const huntNeeds = ['title', 'startBalance', 'startedAt'] as const;

/** What goes on while guesses wait for it. */
const progress = ['bonuses', 'collectBalance', 'endBalance'];

/** Why a hunt may not be stored as a file has it. */
export function huntRefusals(difference: Difference<HuntRow, StoredHunt>, now: Date): readonly Refusal[] {
  const { row, before, changes } = difference;
  if (!before) {
    return absentColumns(row, huntNeeds).length > 0 ? [] : impossibleHunt(difference, now);
  }
  if (before.state === 'published' && row.state === 'draft') return [cannotBecomeDraft];
  const fixed = fixedTerms(changes, {
    free: ['title', ...listFreeFields(before)],
    why: relianceOn(before, now),
  });
  return fixed.length > 0 ? fixed : impossibleHunt(difference, now);
}

/** What changes while a hunt goes on; once completed its end balance may be corrected until its prizes are given (ADR 134). */
function listFreeFields({ stage }: StoredHunt): readonly string[] {
  if (stage === 'settled' || stage === 'cancelled') return [];
  return stage === 'completed' ? ['endBalance'] : progress;
}

/** What members rely on it by, null where nobody does. */
function relianceOn(before: StoredHunt, now: Date): Reliance | null {
  const { stage, guesses, guessOpenUntil } = before;
  if (stage === 'draft') return null;
  if (stage === 'completed' || stage === 'settled' || stage === 'cancelled')
    return { reason: 'stage', stage };
  if (!isGuessingOpen({ state: stage, guessOpenUntil }, now.getTime())) return { reason: 'guessing_over' };
  return guesses > 0 ? { reason: 'guessed', count: guesses } : null;
}
