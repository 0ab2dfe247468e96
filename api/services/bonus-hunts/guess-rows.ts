import { eq } from 'drizzle-orm';
import type { HuntGuessWire } from '@/contract/bonus-hunts';
import type { Database } from '../../db/client';
import { games } from '../../db/schema/games';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { users } from '../../db/schema/users';
import { gameRefColumns } from '../games/game-ref';
import { publicUserColumns, toPublicUser } from '../members/public-user';

/** Guesses with who made them, in one statement; the caller says which and in what order. */
export function guessRows(db: Database) {
  return db
    .select({
      id: huntGuesses.id,
      user: publicUserColumns,
      endBalance: huntGuesses.endBalance,
      bestX: huntGuesses.bestX,
      bestGame: gameRefColumns,
      submittedAt: huntGuesses.submittedAt,
      diff: huntGuesses.diff,
      rank: huntGuesses.rank,
    })
    .from(huntGuesses)
    .innerJoin(users, eq(users.id, huntGuesses.userId))
    .leftJoin(games, eq(games.id, huntGuesses.bestGameId))
    .$dynamic();
}

/** A row of `guessRows`. */
export type GuessRow = Awaited<ReturnType<typeof guessRows>>[number];

/** A guess as everybody may see it after the lock: the name is masked. */
export function toGuess(row: GuessRow): HuntGuessWire {
  return {
    user: toPublicUser(row.user),
    end_balance: row.endBalance,
    best_x: row.bestX,
    best_game: row.bestGame,
    submitted_at: row.submittedAt.toISOString(),
    diff: row.diff,
    rank: row.rank,
  };
}
