import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference } from '../kind';
import { type Refusal, refuse } from '../problem';
import type { RaffleRow } from './raffle-row';
import type { StoredRaffle } from './raffle-stored';

type Change = Difference<RaffleRow, StoredRaffle>;

/** Why a draw may not be stored as a file has it: once it has begun, only its name, summary and picture may change. */
export function raffleRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  const why = before ? relianceOn(before, now) : null;
  return [
    ...disorder(row, before),
    ...stateRefusals({ row, before, why }),
    ...fixedTerms(changes, { free: ['title', 'summary', 'image', 'state'], why }),
    ...(why === null ? lateRefusals({ row, before, changes }, now) : []),
  ];
}

/** What members rely on it by, null where nobody does. */
function relianceOn({ stage, startsAt, isPlayed }: StoredRaffle, now: Date): Reliance | null {
  if (stage === 'draft') return null;
  if (stage === 'cancelled') return { reason: 'stage', stage };
  if (stage === 'drawn' || stage === 'paid') return { reason: 'stage', stage: 'drawn' };
  if (stage !== 'open') return { reason: 'frozen' };
  if (startsAt <= now) return { reason: 'begun' };
  return isPlayed ? { reason: 'played' } : null;
}

function disorder(row: RaffleRow, before: StoredRaffle | undefined): Refusal[] {
  const start = row.startsAt ?? before?.startsAt;
  const end = row.endsAt ?? before?.endsAt;
  const draw = row.drawAt ?? before?.drawAt;
  return [
    ...(start && end && end <= start ? [refuse('ends_at', 'later_than', { other: 'starts_at' })] : []),
    ...(end && draw && draw < end ? [refuse('draw_at', 'not_earlier_than', { other: 'ends_at' })] : []),
    ...((row.prizes ?? before?.prizes)?.length === 0 ? [refuse('prizes', 'required')] : []),
  ];
}

function stateRefusals({
  row,
  before,
  why,
}: Omit<Change, 'changes'> & { readonly why: Reliance | null }): Refusal[] {
  if (!before || row.state === undefined || row.state === before.state) return [];
  if (row.state === 'draft') return [refuse('state', 'cancel_instead')];
  return why === null ? [] : [refuse('state', 'locked', why)];
}

/** Nobody could take part in what comes onto the pages after its end. */
function lateRefusals({ row, before, changes }: Change, now: Date): Refusal[] {
  const isPublished = (row.state ?? before?.state) === 'published';
  const isMoved = before?.state !== 'published' || changes.some(({ field }) => field === 'endsAt');
  const end = row.endsAt ?? before?.endsAt;
  return isPublished && isMoved && end && end <= now ? [refuse('ends_at', 'must_be_ahead')] : [];
}
