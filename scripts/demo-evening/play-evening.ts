import { setTimeout as pause } from 'node:timers/promises';
import { referencesAnswerSchema } from '@/contract/desk-content';
import { contentSavedAnswerSchema } from '@/contract/desk-content-writes';
import { streamEndAnswerSchema, streamVersionAnswerSchema } from '@/contract/desk-stream';
import { planEvening } from './plan-evening';
import type { SiteSession } from './site-session';

interface Played {
  readonly slug: string;
  /** How many times faster than an evening. */
  readonly speed: number;
  readonly bonuses: number;
  readonly tell: (text: string) => void;
}

/** Plays a hunt from its first bonus to its prizes, as the team would from the stream desk; answers what it ended at, in minor units. */
export async function playEvening(
  session: SiteSession,
  { slug, speed, bonuses, tell }: Played,
): Promise<number> {
  const games = await readGames(session);
  const { startBalance, endBalance, steps } = planEvening(slug, games, bonuses);
  const values = { slug, title: 'Demo Gecesi', state: 'published', start_balance: startBalance };
  const started = { ...values, started_at: new Date().toISOString(), winner_count: 3 };
  await session.write('/desk/content/bonus-hunts/entries', { values: started }, contentSavedAnswerSchema);
  const path = `/desk/stream/bonus-hunts/${slug}`;
  for (const [at, { afterMs, step }] of steps.entries()) {
    await pause(afterMs / speed);
    await session.write(`${path}/steps`, { step }, streamVersionAnswerSchema);
    tell(`${at + 1}/${steps.length} ${step.kind}`);
  }
  const { data } = await session.read(`${path}/end?end_balance=${endBalance}`, streamEndAnswerSchema);
  const end = { version: data.version, end_balance: endBalance, settles: true };
  await session.write(`${path}/end`, end, streamVersionAnswerSchema);
  return endBalance;
}

/** Games of the catalogue, those that begin with a few letters of the alphabet. */
async function readGames(session: SiteSession) {
  const found = await Promise.all(
    ['a', 'b', 'g', 'k', 's', 't'].map((q) =>
      session.read(`/desk/references/games?q=${q}`, referencesAnswerSchema),
    ),
  );
  const games = found.flatMap(({ data }) => data.map(({ slug, name }) => ({ slug, name })));
  return [...new Map(games.map((game) => [game.slug, game])).values()];
}
