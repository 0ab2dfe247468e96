import type { tournaments } from '../../../db/schema/tournaments';
import { type Refusal, refuse } from '../problem';

type Tournament = Pick<
  typeof tournaments.$inferSelect,
  'type' | 'size' | 'bet' | 'registrationOpensAt' | 'checkinOpensAt' | 'startsAt' | 'endsAt'
> & { readonly entryCostCoin: number };

interface Moment {
  readonly now: Date;
  /** Whether it is being published, so that members must be able to come. */
  readonly isOpening: boolean;
}

/** Why the clock could not carry a tournament from its registration to its end, or nobody could register. */
export function unplayable(tournament: Tournament, { now, isOpening }: Moment): readonly Refusal[] {
  const faults = tournament.type === 'bracket' ? bracketFaults(tournament) : boardFaults(tournament);
  const { startsAt, endsAt, checkinOpensAt } = tournament;
  if (endsAt && endsAt <= startsAt) faults.push(refuse('ends_at', 'later_than', { other: 'starts_at' }));
  const isBracket = tournament.type === 'bracket';
  const closes = isBracket ? checkinOpensAt : endsAt;
  if (isOpening && closes && closes <= now)
    faults.push(refuse(isBracket ? 'checkin_opens_at' : 'ends_at', 'must_be_ahead'));
  return faults;
}

/** A bracket without a check-in would never start. */
function bracketFaults({ size, bet, registrationOpensAt, checkinOpensAt, startsAt }: Tournament): Refusal[] {
  const isBetween = checkinOpensAt && registrationOpensAt < checkinOpensAt && checkinOpensAt < startsAt;
  return [
    ...(size === null || size > 128
      ? [refuse('size', 'needed_for', { what: 'a bracket, at most 128' })]
      : []),
    ...(bet === null ? [refuse('bet', 'needed_for', { what: 'a bracket' })] : []),
    ...(isBetween
      ? []
      : [
          refuse('checkin_opens_at', 'needed_between', {
            other: 'registration_opens_at',
            another: 'starts_at',
          }),
        ]),
  ];
}

/** A board without an end would never be decided; and who waits for a place on one would not get back what it cost. */
function boardFaults({ type, size, entryCostCoin, checkinOpensAt, endsAt }: Tournament): Refusal[] {
  return [
    ...(endsAt === null ? [refuse('ends_at', 'needed_for', { what: `a ${type}` })] : []),
    ...(checkinOpensAt ? [refuse('checkin_opens_at', 'is_for')] : []),
    ...(size !== null && entryCostCoin > 0 ? [refuse('size', 'room_for_all', { what: type })] : []),
  ];
}
