import { fixedTerms } from '../fixed-terms';
import type { Difference } from '../kind';
import { cannotBecomeDraft } from '../publication';
import type { EventRow } from './event-row';
import type { StoredEvent } from './event-stored';

type Change = Difference<EventRow, StoredEvent>;

/** Why an event may not be stored as a file has it. */
export function eventRefusals({ row, before, changes }: Change, now: Date): string[] {
  if (before?.state === 'published' && row.state === 'draft') return [cannotBecomeDraft];
  return [
    ...fixedTerms(changes, { free: ['title', 'summary'], why: before ? relianceOn(before, now) : null }),
    ...unfinished({ row, before, changes }, now),
  ];
}

/** What members rely on it by, null where nobody does. */
function relianceOn({ stage, startsAt, taking }: StoredEvent, now: Date): string | null {
  if (stage === 'draft') return null;
  if (stage === 'finished' || stage === 'cancelled') return `it is ${stage}`;
  if (stage !== 'upcoming' || startsAt <= now) return 'it has begun';
  return taking > 0 ? `${taking} take part already` : null;
}

/** What an event cannot be without, and one that nobody could take part in. */
function unfinished({ row, before, changes }: Change, now: Date): string[] {
  const targetX = row.targetX === undefined ? before?.targetX : row.targetX;
  const state = row.state ?? before?.state ?? 'draft';
  const isMoved = before?.state !== 'published' || changes.some(({ field }) => field === 'endsAt');
  return [
    ...(row.type === 'first_hit' && !targetX ? ['target_x: must be given for a first_hit event'] : []),
    ...(state === 'published' && isMoved && row.endsAt <= now
      ? ['ends_at: must be ahead for what is published']
      : []),
  ];
}
