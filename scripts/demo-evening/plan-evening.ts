import { pickOne, randomSource, shuffled, wholeBetween } from '@/api/seed/random-source';
import type { StreamLine, StreamStep } from '@/contract/desk-stream';

/** A game of the site. */
export interface EveningGame {
  readonly slug: string;
  readonly name: string;
}

/** A step of the evening, and how long the streamer takes for it; milliseconds at the speed of a real one. */
export interface EveningStep {
  readonly afterMs: number;
  readonly step: StreamStep;
}

/** An evening: what the hunt begins with, what is typed in it, and what is left at its end; amounts in minor units. */
export interface Evening {
  readonly startBalance: number;
  readonly endBalance: number;
  readonly steps: readonly EveningStep[];
}

const bets = [1000, 2000, 2000, 4000, 5000] as const;

/** A hunt of so many bonuses of these games; the same name makes the same evening. */
export function planEvening(name: string, games: readonly EveningGame[], count = 54): Evening {
  const random = randomSource(`evening:${name}`);
  const order = shuffled(random, games);
  const lines = Array.from({ length: count }, (_, at) =>
    toLine(order[at % order.length], at, pickOne(random, bets)),
  );
  const cost = lines.reduce((sum, { bet }) => sum + bet * wholeBetween(random, 70, 110), 0);
  const [startBalance, left] = [Math.ceil(cost / 100_000) * 100_000 + 500_000, 500_000];
  const wins = lines.map(({ bet }) => Math.round((bet * toX(random)) / 10) * 10);
  const collected = lines.map((line) => ({
    afterMs: wholeBetween(random, 25_000, 90_000),
    step: { kind: 'add' as const, line, before: null },
  }));
  const opened = lines.flatMap(({ key }, at) => [
    { afterMs: wholeBetween(random, 3_000, 6_000), step: change(key, { state: 'now' }) },
    { afterMs: wholeBetween(random, 45_000, 120_000), step: change(key, { win: wins[at] ?? 0 }) },
  ]);
  const counted = { kind: 'fields' as const, set: { collect_balance: left } };
  return {
    startBalance,
    endBalance: left + wins.reduce((sum, win) => sum + win, 0),
    steps: [...collected, { afterMs: 60_000, step: counted }, ...opened],
  };
}

function toLine(game: EveningGame | undefined, at: number, bet: number): StreamLine {
  const key = (at + 1).toString(16).padStart(32, '0');
  const { slug = null, name = `Oyun ${at + 1}` } = game ?? {};
  return {
    ...{ key, game: slug, name, bet, cost: null, win: null },
    ...{ flag: 'normal', suggested_by: null, state: 'waiting' },
  };
}

function change(key: string, set: Partial<Omit<StreamLine, 'key'>>): StreamStep {
  return { kind: 'change', key, set };
}

/** What bonuses pay: most of them little, a few a lot. */
function toX(random: () => number): number {
  return 8 + 60 * random() ** 2 + (random() < 0.06 ? 400 * random() : 0) + 90 * random() ** 4;
}
