import { fixedTerms, type Reliance } from '../fixed-terms';
import type { Difference } from '../kind';
import type { Refusal } from '../problem';
import { cannotBecomeDraft } from '../publication';
import type { TournamentRow } from './tournament-row';
import type { StoredTournament } from './tournament-stored';
import { unplayable } from './unplayable-tournament';

type Change = Difference<TournamentRow, StoredTournament>;

/** Why a tournament may not be stored as a file has it. */
export function tournamentRefusals({ row, before, changes }: Change, now: Date): readonly Refusal[] {
  if (before?.state === 'published' && row.state === 'draft') return [cannotBecomeDraft];
  const fixed = fixedTerms(changes, {
    free: ['title', 'summary'],
    why: before ? relianceOn(before, now) : null,
  });
  // Of one that has begun, only names may change: whether it could be played is no question any more.
  if (fixed.length > 0) return fixed;
  return unplayable(mergeStored(row, before), { now, isOpening: isOpening({ row, before, changes }) });
}

/** What members rely on it by, null where nobody does. */
function relianceOn(
  { stage, checkinOpensAt, startsAt, taking }: StoredTournament,
  now: Date,
): Reliance | null {
  if (stage === 'draft') return null;
  if (stage === 'completed' || stage === 'paid' || stage === 'cancelled') return { reason: 'stage', stage };
  const begins = checkinOpensAt ?? startsAt;
  if (stage !== 'registration' || begins <= now) return { reason: 'begun' };
  return taking > 0 ? { reason: 'registered', count: taking } : null;
}

/** Whether a file publishes it, or moves what is published. */
function isOpening({ row, before, changes }: Change): boolean {
  if ((row.state ?? before?.state ?? 'draft') === 'draft') return false;
  return before?.state !== 'published' || changes.some(({ field }) => field.endsWith('At'));
}

/** The tournament as it would be stored. */
function mergeStored(row: TournamentRow, before: StoredTournament | undefined) {
  const { size, entryCostCoin, bet, checkinOpensAt, endsAt } = row;
  return {
    type: row.type,
    registrationOpensAt: row.registrationOpensAt,
    startsAt: row.startsAt,
    size: (size === undefined ? before?.size : size) ?? null,
    entryCostCoin: entryCostCoin ?? before?.entryCostCoin ?? 0,
    bet: (bet === undefined ? before?.bet : bet) ?? null,
    checkinOpensAt: (checkinOpensAt === undefined ? before?.checkinOpensAt : checkinOpensAt) ?? null,
    endsAt: (endsAt === undefined ? before?.endsAt : endsAt) ?? null,
  };
}
