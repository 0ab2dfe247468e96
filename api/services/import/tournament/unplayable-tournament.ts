import type { tournaments } from '../../../db/schema/tournaments';

type Tournament = Pick<
  typeof tournaments.$inferSelect,
  'type' | 'size' | 'bet' | 'registrationOpensAt' | 'checkinOpensAt' | 'startsAt' | 'endsAt'
> & { readonly entryCostCoin: number };

interface Moment {
  readonly now: Date;
  /** Whether it is being published, so that members must be able to come. */
  readonly isOpening: boolean;
}

/** Why the clock could not carry a tournament from its registration to its end, or nobody could register; a sentence each. */
export function unplayable(tournament: Tournament, { now, isOpening }: Moment): readonly string[] {
  const faults = tournament.type === 'bracket' ? bracketFaults(tournament) : boardFaults(tournament);
  const { startsAt, endsAt, checkinOpensAt } = tournament;
  if (endsAt && endsAt <= startsAt) faults.push('ends_at: must be later than starts_at');
  const isBracket = tournament.type === 'bracket';
  const closes = isBracket ? checkinOpensAt : endsAt;
  if (isOpening && closes && closes <= now)
    faults.push(`${isBracket ? 'checkin_opens_at' : 'ends_at'}: must be ahead for what is published`);
  return faults;
}

/** A bracket without a check-in would never start. */
function bracketFaults({ size, bet, registrationOpensAt, checkinOpensAt, startsAt }: Tournament): string[] {
  const isBetween = checkinOpensAt && registrationOpensAt < checkinOpensAt && checkinOpensAt < startsAt;
  return [
    ...(size === null || size > 128 ? ['size: must be given for a bracket, at most 128'] : []),
    ...(bet === null ? ['bet: must be given for a bracket'] : []),
    ...(isBetween
      ? []
      : ['checkin_opens_at: must be given for a bracket, between registration_opens_at and starts_at']),
  ];
}

/** A board without an end would never be decided; and who waits for a place on one would not get back what it cost. */
function boardFaults({ type, size, entryCostCoin, checkinOpensAt, endsAt }: Tournament): string[] {
  return [
    ...(endsAt === null ? [`ends_at: must be given for a ${type}`] : []),
    ...(checkinOpensAt ? ['checkin_opens_at: is for brackets'] : []),
    ...(size !== null && entryCostCoin > 0
      ? [`size: a ${type} that costs Sikke has room for everybody`]
      : []),
  ];
}
