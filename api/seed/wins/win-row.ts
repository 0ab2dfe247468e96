import type { games } from '../../db/schema/games';
import type { wins } from '../../db/schema/wins';
import words from '../content/words.json' with { type: 'json' };
import { pickOne, wholeBetween } from '../random-source';
import type { SeedWorld } from '../seed-world';

type WinRow = typeof wins.$inferInsert;
type Game = typeof games.$inferSelect;

/** Bets in kuruş, the small ones more often. */
const bets = [200, 400, 500, 1000, 1000, 1500, 2000, 2000, 3000, 4000, 5000, 10_000, 20_000];

/** Games that viewers played and the catalogue does not know. */
const strangers = ['Yedi Deniz Kaptanı', 'Simurg’un Tüyü', 'Meyve Halkası'];

/** When a win was sent in, and the next drawn screen of its game, null where none is left. */
interface WinMoment {
  readonly createdAt: Date;
  readonly nextScreen: (slug: string) => string | null;
}

/** A win that a viewer sent in at `createdAt`, not looked at yet. */
export function winRow(world: SeedWorld, random: () => number, { createdAt, nextScreen }: WinMoment): WinRow {
  const game = random() < 0.03 ? null : pickOne(random, popular(world.games));
  const bet = pickOne(random, bets);
  const x = winX(random, game?.maxWinX ?? 2000);
  return {
    userId: pickOne(random, world.users.slice(6)).id,
    sponsorId: pickOne(
      random,
      world.sponsors.filter(({ state }) => state === 'active'),
    ).id,
    gameId: game?.id ?? null,
    gameName: game ? null : pickOne(random, strangers),
    bet,
    win: Math.round(bet * x),
    image: game && random() < 0.85 ? nextScreen(game.slug) : null,
    link: game && random() < 0.32 ? makeReplay(random) : null,
    content: random() < 0.5 ? pickOne(random, words.remarks) : null,
    createdAt,
  };
}

/** What people send in is worth telling: from eighty times the bet up, rarely near the game's limit. */
function winX(random: () => number, most: number): number {
  const x = 80 * (1 - random()) ** -1.05;
  return Math.round(Math.min(x, most * (0.7 + random() * 0.3)) * 100) / 100;
}

/** Some games are played far more than others; the order of the catalogue decides. What pays no more than a table is left out. */
function popular(all: readonly Game[]): readonly Game[] {
  return all
    .filter(({ maxWinX }) => (maxWinX ?? 0) >= 500)
    .flatMap((game, at) => Array.from({ length: at % 7 === 0 ? 5 : at % 3 === 0 ? 2 : 1 }, () => game));
}

function makeReplay(random: () => number): string {
  return `https://tekrar-izle.example/r/${wholeBetween(random, 10_000_000, 99_999_999)}`;
}
