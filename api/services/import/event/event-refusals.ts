import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference } from '../kind';
import { type Refusal, refuse } from '../problem';
import { cannotBecomeDraft } from '../publication';
import type { EventRow } from './event-row';
import type { StoredEvent } from './event-stored';

type Change = Difference<EventRow, StoredEvent>;

/** Why an event may not be stored as a file has it. */
export function eventRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  if (before?.state === 'published' && row.state === 'draft') return [cannotBecomeDraft];
  return [
    ...fixedTerms(changes, { free: ['title', 'summary'], why: before ? relianceOn(before, now) : null }),
    ...unfinished({ row, before, changes }, now),
  ];
}

/** What members rely on it by, null where nobody does. */
function relianceOn({ stage, startsAt, taking }: StoredEvent, now: Date): Reliance | null {
  if (stage === 'draft') return null;
  if (stage === 'finished' || stage === 'cancelled') return { reason: 'stage', stage };
  if (stage !== 'upcoming' || startsAt <= now) return { reason: 'begun' };
  return taking > 0 ? { reason: 'taking_part', count: taking } : null;
}

/** What an event cannot be without, and one that nobody could take part in. */
function unfinished({ row, before, changes }: Change, now: Date): Refusal[] {
  const targetX = row.targetX === undefined ? before?.targetX : row.targetX;
  const sponsor = row.sponsor === undefined ? before?.sponsor : row.sponsor;
  const { sponsor_linked } = row.requirements ?? before?.requirements ?? {};
  const state = row.state ?? before?.state ?? 'draft';
  const isMoved = before?.state !== 'published' || changes.some(({ field }) => field === 'endsAt');
  return [
    ...(row.type === 'first_hit' && !targetX
      ? [refuse('target_x', 'needed_for', { what: 'a first_hit event' })]
      : []),
    ...(sponsor_linked && !sponsor ? [refuse('sponsor', 'sponsor_needed')] : []),
    ...(state === 'published' && isMoved && row.endsAt <= now ? [refuse('ends_at', 'must_be_ahead')] : []),
  ];
}
