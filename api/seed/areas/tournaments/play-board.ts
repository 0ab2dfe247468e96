import type { tournamentParticipants } from '../../../db/schema/tournament-participants';
import type { tournaments } from '../../../db/schema/tournaments';
import { shuffled, wholeBetween } from '../../random-source';
import type { SeedWorld } from '../../seed-world';

type ParticipantRow = typeof tournamentParticipants.$inferInsert;

/** Who stands on a demo board with how many points. Where it is over, the first one has won. */
export function playBoard(
  { id: tournamentId, slug, startsAt, endsAt, state }: typeof tournaments.$inferSelect,
  evenings: number,
  { random: randomOf, users, now }: SeedWorld,
): ParticipantRow[] {
  const random = randomOf(`tournament:${slug}`);
  const players = shuffled(
    random,
    users.filter(({ permission }) => permission === 'player'),
  );
  const until = Math.min(now, endsAt?.getTime() ?? now);
  const rows = players.slice(0, wholeBetween(random, 31, 46)).map((player, at): ParticipantRow => {
    const played = wholeBetween(random, 1, evenings);
    return {
      tournamentId,
      userId: player.id,
      number: at + 1,
      played,
      score: pointsFrom(random, played),
      state: 'checked_in',
      reachedAt: new Date(wholeBetween(random, startsAt.getTime(), until)),
      registeredAt: new Date(startsAt.getTime() - wholeBetween(random, 1, 100) * 3_600_000),
    };
  });
  return state === 'live' ? rows : withWinner(rows);
}

function pointsFrom(random: () => number, played: number): number {
  return Array.from({ length: played }, () => wholeBetween(random, 0, 5) ** 2).reduce(
    (sum, one) => sum + one,
    1,
  );
}

function withWinner(rows: readonly ParticipantRow[]): ParticipantRow[] {
  const [first] = [...rows].sort(
    (one, other) => (other.score ?? 0) - (one.score ?? 0) || Number(one.reachedAt) - Number(other.reachedAt),
  );
  return rows.map((row) => (row === first ? { ...row, state: 'winner' } : row));
}
