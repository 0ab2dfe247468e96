import type { HuntBonusWire, HuntDetailWire, HuntGuessWire, HuntWire } from '@/contract/bonus-hunts';
import { type GameRef, toGameRef } from './game-ref';
import { type PublicUser, toPublicUser } from './public-user';
import { type SponsorRef, toSponsorRef } from './sponsor-ref';

/** A hunt as it is shown: the wire, with addresses of pictures in place. Amounts in minor units of `currency`. */
export interface Hunt extends Omit<HuntWire, 'sponsor' | 'best'> {
  readonly sponsor: SponsorRef | null;
  readonly best: { readonly game: GameRef; readonly x: number } | null;
}

/** A bonus of a hunt. */
export interface HuntBonus extends Omit<HuntBonusWire, 'game' | 'game_name'> {
  readonly game: GameRef;
}

/** A guess, with the name that everybody sees. */
export interface HuntGuess extends Omit<HuntGuessWire, 'user' | 'best_game'> {
  readonly user: PublicUser;
  readonly best_game: GameRef | null;
}

/** A hunt with its bonuses and leading guesses. */
export interface HuntDetail extends Hunt {
  readonly bonuses: readonly HuntBonus[];
  readonly guesses: readonly HuntGuess[];
  readonly guess_spread: HuntDetailWire['guess_spread'];
}

/** Reads a hunt of a list. */
export function toHunt({ sponsor, best, ...wire }: HuntWire, cdnUrl: string): Hunt {
  return {
    ...wire,
    sponsor: sponsor ? toSponsorRef(sponsor, cdnUrl) : null,
    best: best && { game: toGameRef(best.game, best.game_name, cdnUrl), x: best.x },
  };
}

/** Reads a hunt with its bonuses. */
export function toHuntDetail(
  { bonuses, guesses, guess_spread, ...wire }: HuntDetailWire,
  cdnUrl: string,
): HuntDetail {
  return {
    ...toHunt(wire, cdnUrl),
    bonuses: bonuses.map(({ game, game_name, ...bonus }) => ({
      ...bonus,
      game: toGameRef(game, game_name, cdnUrl),
    })),
    guesses: guesses.map((guess) => toGuess(guess, cdnUrl)),
    guess_spread,
  };
}

/** Reads a guess. */
export function toGuess({ user, best_game, ...wire }: HuntGuessWire, cdnUrl: string): HuntGuess {
  return {
    ...wire,
    user: toPublicUser(user, cdnUrl),
    best_game: best_game && toGameRef(best_game, best_game.name, cdnUrl),
  };
}
