import type { tournaments } from '../../db/schema/tournaments';

type Tournament = Pick<
  typeof tournaments.$inferSelect,
  'type' | 'state' | 'registrationOpensAt' | 'checkinOpensAt' | 'startsAt' | 'endsAt'
>;

/** What members may do with a tournament at a moment. */
export interface EntryWindows {
  readonly join: boolean;
  readonly checkIn: boolean;
  readonly withdraw: boolean;
}

/**
 * What members may do, by the clock: the job that moves the state on may be late, a late check-in may not be. A bracket is joined until
 * its check-in opens and left until it starts; a board is joined until it ends and left until it starts.
 */
export function entryWindows(tournament: Tournament, nowMs: number): EntryWindows {
  const { type, state, registrationOpensAt, checkinOpensAt, startsAt, endsAt } = tournament;
  const isBefore = state === 'registration' || state === 'check_in';
  const hasOpened = registrationOpensAt.getTime() <= nowMs;
  const hasStarted = startsAt.getTime() <= nowMs;
  const withdraw = isBefore && hasOpened && !hasStarted;
  if (type !== 'bracket') {
    const isOver = endsAt !== null && endsAt.getTime() <= nowMs;
    return { join: hasOpened && !isOver && (isBefore || state === 'live'), checkIn: false, withdraw };
  }
  const isCheckIn = checkinOpensAt !== null && checkinOpensAt.getTime() <= nowMs;
  return {
    join: state === 'registration' && hasOpened && !hasStarted && !isCheckIn,
    checkIn: isBefore && isCheckIn && !hasStarted,
    withdraw,
  };
}
