import { asc, eq } from 'drizzle-orm';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { bulkInsert } from '../bulk-insert';
import { readLives } from '../read-content';
import type { AreaSeed } from '../seed-world';
import { lifeSchema } from './tournaments/life';
import { playBoard } from './tournaments/play-board';
import { playBracket } from './tournaments/play-bracket';

const states = {
  over: 'paid',
  'under way': 'live',
  'check in': 'check_in',
  open: 'registration',
  cancelled: 'cancelled',
} as const;

/** Plays the tournaments: brackets with byes, forfeits and one that nobody came to, boards of a week, seasons of guesses. */
export const seedTournaments: AreaSeed = async (tx, world) => {
  const lives = readLives('tournaments', world.now, lifeSchema);
  for (const stored of await tx.select().from(tournaments).orderBy(asc(tournaments.id))) {
    const life = lives.get(stored.slug);
    if (!life) continue;
    const isOver = stored.endsAt !== null && stored.endsAt.getTime() < world.now;
    const state = 'progress' in life ? states[life.progress] : isOver ? 'paid' : 'live';
    await tx.update(tournaments).set({ state }).where(eq(tournaments.id, stored.id));
    const { participants, matches } =
      'progress' in life
        ? playBracket(stored, life, world)
        : { participants: playBoard({ ...stored, state }, life.evenings, world), matches: [] };
    await bulkInsert(tx, tournamentParticipants, participants);
    await bulkInsert(tx, tournamentMatches, matches);
  }
};
