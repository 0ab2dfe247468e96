import type { tournamentParticipants } from '../../../db/schema/tournament-participants';
import type { tournaments } from '../../../db/schema/tournaments';
import { pickOne, shuffled, wholeBetween } from '../../random-source';
import type { SeedWorld } from '../../seed-world';
import type { BracketLife } from './life';

type ParticipantRow = typeof tournamentParticipants.$inferInsert;

/** Who registered for a demo bracket in which order, each with a game; above the size they wait. */
export function registrations(
  { id: tournamentId, registrationOpensAt, size }: typeof tournaments.$inferSelect,
  { players, progress }: BracketLife,
  { users, games }: SeedWorld,
  random: () => number,
): ParticipantRow[] {
  const members = shuffled(
    random,
    users.filter(({ permission }) => permission === 'player'),
  );
  const slots = games.filter(({ hasBonusBuy }) => hasBonusBuy);
  return members.slice(0, players).map((member, at) => ({
    tournamentId,
    userId: member.id,
    number: at + 1,
    gameId: pickOne(random, slots).id,
    state:
      at >= (size ?? 0)
        ? 'waitlist'
        : progress === 'check in' && random() < 0.7
          ? 'checked_in'
          : 'registered',
    registeredAt: new Date(registrationOpensAt.getTime() + (at + 1) * wholeBetween(random, 3, 20) * 60_000),
  }));
}
