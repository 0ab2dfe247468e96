import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference } from '../kind';
import { type Refusal, refuse } from '../problem';
import { cannotBecomeDraft } from '../publication';
import type { WagerEventRow } from './wager-event-row';
import type { StoredWagerEvent } from './wager-event-stored';

type Change = Difference<WagerEventRow, StoredWagerEvent>;

const free = ['title', 'summary', 'image'];

/** Why a wager event may not be stored as a file has it. */
export function wagerEventRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  if (before?.state === 'published' && row.state === 'draft') return [cannotBecomeDraft];
  return [
    ...fixedTerms(changes, { free, why: before ? relianceOn(before, now) : null }),
    ...unfinished({ row, before, changes }, now),
  ];
}

/** What players rely on it by, null where nobody does yet. */
function relianceOn({ stage, startsAt, hasFigures }: StoredWagerEvent, now: Date): Reliance | null {
  if (stage === 'final' || stage === 'paid' || stage === 'cancelled') return { reason: 'stage', stage };
  if (hasFigures) return { reason: 'figures_stand' };
  return stage !== 'draft' && (stage !== 'scheduled' || startsAt <= now) ? { reason: 'begun' } : null;
}

/** What an event pays, and one that nobody could play in. */
function unfinished({ row, before, changes }: Change, now: Date): Refusal[] {
  const column = row.mode === 'race' ? 'prizes' : 'steps';
  const paid = row[column] ?? before?.[column] ?? [];
  const state = row.state ?? before?.state ?? 'draft';
  const isMoved = before?.state !== 'published' || changes.some(({ field }) => field === 'endsAt');
  return [
    ...(paid.length === 0 ? [refuse(column, 'needed_for', { what: `a ${row.mode}` })] : []),
    ...(state === 'published' && isMoved && row.endsAt <= now ? [refuse('ends_at', 'must_be_ahead')] : []),
  ];
}
