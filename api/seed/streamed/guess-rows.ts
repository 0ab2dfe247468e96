import type { huntGuesses } from '../../db/schema/hunt-guesses';
import { shuffled, wholeBetween } from '../random-source';
import type { SeedWorld } from '../seed-world';
import type { HuntPlan } from './hunt-plans';
import { normal, type WorldGame } from './play';

type GuessRow = typeof huntGuesses.$inferInsert;

interface Guessed {
  readonly id: number;
  readonly plan: HuntPlan;
  /** What they guess about, in minor units. */
  readonly around: number;
  readonly games: readonly WorldGame[];
}

const guessingMs = 2 * 3_600_000;

/** What members who were there already guessed: about right, some far off, in round numbers as people say them. */
export function guessRows(random: () => number, hunt: Guessed, world: SeedWorld): GuessRow[] {
  const { plan } = hunt;
  const there = world.users.filter(
    ({ permission, createdAt }) => permission === 'player' && createdAt.getTime() < plan.startedAt,
  );
  const some = shuffled(random, there).slice(0, wholeBetween(random, 14, 48));
  const best = shuffled(random, hunt.games);
  return some.map(({ id }, at) => ({
    huntId: hunt.id,
    userId: id,
    endBalance: Math.max(
      50_000,
      Math.round((hunt.around * Math.exp(0.32 * normal(random))) / 25_000) * 25_000,
    ),
    bestX: random() < 0.7 ? Math.round(60 * Math.exp(Math.abs(normal(random)) * 1.2)) * 5 : null,
    bestGameId: random() < 0.5 ? (best[at % best.length]?.id ?? null) : null,
    submittedAt: new Date(plan.startedAt + Math.round(random() * guessingMs)),
  }));
}
