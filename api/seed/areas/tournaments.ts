import { tournamentMatches } from '../../db/schema/tournament-matches';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import type { SeedTransaction, SeedWorld } from '../seed-world';
import { boardRow } from './tournaments/board-rows';
import { boardSeeds } from './tournaments/board-seeds';
import { bracketRow } from './tournaments/bracket-rows';
import { bracketSeeds } from './tournaments/bracket-seeds';
import { playBoard } from './tournaments/play-board';
import { playBracket } from './tournaments/play-bracket';

/** A year of tournaments: brackets with byes, forfeits and one that nobody came to, boards of a week, seasons of guesses. */
export async function seedTournaments(tx: SeedTransaction, world: SeedWorld): Promise<void> {
  const brackets = bracketSeeds.map((seed) => bracketRow(seed, world));
  const boards = boardSeeds.map((seed) => boardRow(seed, world));
  const stored = await tx
    .insert(tournaments)
    .values([...brackets, ...boards])
    .returning();
  const played = stored.map((tournament, at) => {
    const bracket = bracketSeeds[at];
    if (bracket) return playBracket(tournament, bracket, world);
    const board = boardSeeds[at - bracketSeeds.length];
    return { participants: board ? playBoard(tournament, board, world) : [], matches: [] };
  });
  await tx.insert(tournamentParticipants).values(played.flatMap(({ participants }) => participants));
  await tx.insert(tournamentMatches).values(played.flatMap(({ matches }) => matches));
}
