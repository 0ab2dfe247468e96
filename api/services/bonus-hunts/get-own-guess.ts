import { and, eq } from 'drizzle-orm';
import type { OwnGuessWire } from '@/contract/bonus-hunts';
import type { ServiceContext } from '../../context';
import { huntKind } from '../../db/kinds/bonus-hunts';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { games } from '../../db/schema/games';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { ServiceError } from '../../service-error';
import { gameRefColumns } from '../games/game-ref';
import { isGuessingOpen } from './is-guessing-open';

/** A member's own guess at a hunt, and whether it can still be made or changed. Unknown or a draft: `not_found`. One statement. */
export async function getOwnGuess(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { userId, slug }: { readonly userId: string; readonly slug: string },
): Promise<OwnGuessWire> {
  const { state, guessOpenUntil } = bonusHunts;
  const [row] = await db
    .select({ hunt: { state, guessOpenUntil }, guess: huntGuesses, game: gameRefColumns })
    .from(bonusHunts)
    .leftJoin(huntGuesses, and(eq(huntGuesses.huntId, bonusHunts.id), eq(huntGuesses.userId, userId)))
    .leftJoin(games, eq(games.id, huntGuesses.bestGameId))
    .where(and(eq(bonusHunts.slug, slug), huntKind.shown()));
  if (!row) throw new ServiceError('not_found');
  return {
    is_open: isGuessingOpen(row.hunt, clock.now()),
    guess: row.guess && toOwnGuess(row.guess, row.game),
  };
}

function toOwnGuess(
  guess: typeof huntGuesses.$inferSelect,
  game: NonNullable<OwnGuessWire['guess']>['best_game'],
) {
  return {
    end_balance: guess.endBalance,
    best_x: guess.bestX,
    best_game: game,
    submitted_at: guess.submittedAt.toISOString(),
    diff: guess.diff,
    rank: guess.rank,
  };
}
