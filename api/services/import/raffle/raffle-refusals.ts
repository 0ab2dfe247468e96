import { absentColumns } from '../absent-columns';
import { fixedTerms } from '../fixed-terms';
import type { Difference } from '../kind';
import type { RaffleRow } from './raffle-row';
import type { StoredRaffle } from './raffle-stored';

type Change = Difference<RaffleRow, StoredRaffle>;

/** Why a draw may not be stored as a file has it: once it has begun, only its name, summary and picture may change. */
export function raffleRefusals({ row, before, changes }: Change, now: Date): string[] {
  const why = before ? relianceOn(before, now) : null;
  return [
    ...(before ? [] : absentColumns(row, ['title', 'startsAt', 'endsAt', 'drawAt'])),
    ...disorder(row, before),
    ...stateRefusals({ row, before, why }),
    ...fixedTerms(changes, { free: ['title', 'summary', 'image', 'state'], why }),
    ...(why === null ? lateRefusals({ row, before, changes }, now) : []),
  ];
}

/** What members rely on it by, null where nobody does. */
function relianceOn({ stage, startsAt, isPlayed }: StoredRaffle, now: Date): string | null {
  if (stage === 'draft') return null;
  if (stage === 'cancelled') return 'it is cancelled';
  if (stage === 'drawn' || stage === 'paid') return 'it is drawn';
  if (stage !== 'open') return 'its list is frozen';
  if (startsAt <= now) return 'it has begun';
  return isPlayed ? 'members take part already' : null;
}

function disorder(row: RaffleRow, before: StoredRaffle | undefined): string[] {
  const start = row.startsAt ?? before?.startsAt;
  const end = row.endsAt ?? before?.endsAt;
  const draw = row.drawAt ?? before?.drawAt;
  return [
    ...(start && end && end <= start ? ['ends_at: must be later than starts_at'] : []),
    ...(end && draw && draw < end ? ['draw_at: must not be earlier than ends_at'] : []),
    ...((row.prizes ?? before?.prizes ?? []).length === 0 ? ['prizes: must be given'] : []),
  ];
}

function stateRefusals({ row, before, why }: Omit<Change, 'changes'> & { readonly why: string | null }) {
  if (!before || row.state === undefined || row.state === before.state) return [];
  if (row.state === 'draft') return ['state: it was on the pages already; cancel it'];
  return why === null ? [] : [`state: cannot change any more: ${why}`];
}

/** Nobody could take part in what comes onto the pages after its end. */
function lateRefusals({ row, before, changes }: Change, now: Date): string[] {
  const isPublished = (row.state ?? before?.state) === 'published';
  const isMoved = before?.state !== 'published' || changes.some(({ field }) => field === 'endsAt');
  const end = row.endsAt ?? before?.endsAt;
  return isPublished && isMoved && end && end <= now ? ['ends_at: must be ahead for what is published'] : [];
}
