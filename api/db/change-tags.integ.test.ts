import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { PublicTag } from '@/lib/upstream/public-tags';
import type { TestApp } from '../testing/app.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { createSeededApp } from '../testing/seeded-app.fixture';
import { changeTags } from './change-tags';

let api: TestApp;
let tables: ReadonlySet<string>;
beforeAll(async () => {
  api = await createSeededApp();
  const found = await api.deps.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'stored%counts'`,
  );
  tables = new Set(found.rows.map(({ name }) => name));
});
afterAll(() => api.close());

/** What the site asks under each tag; `:slug` stands for each entry of the list before it. */
const asked: readonly (readonly [tag: PublicTag, ...paths: string[]])[] = [
  ['main', '/main'],
  ['site', '/site'],
  ['init', '/init'],
  ['popups', '/popups'],
  ['sponsors', '/sponsors', '/sponsors/:slug'],
  ['sponsor-entries', '/sponsors', '/sponsors/:slug/entries'],
  ['scorecards', '/sponsor-scorecards', '/sponsors', '/sponsors/:slug/answers'],
  ['news', '/news', '/news/:slug'],
  ['special-odds', '/special-odds', '/special-odds/record', '/special-odds', '/special-odds/:slug'],
  ['raffles', '/raffles/past', '/raffles', '/raffles/:slug', '/raffles/:slug/proof'],
  [
    'wager-events',
    '/wager-events/past',
    '/wager-events',
    '/wager-events/:slug',
    '/wager-events/:slug/standings',
  ],
  ['events', '/events?scope=past', '/events/:slug', '/events', '/events/:slug'],
  ['tournaments', '/tournaments?scope=past', '/tournaments', '/tournaments/:slug'],
  ['games', '/game-providers', '/game-names', '/games', '/games/:slug'],
  ['bonus-buys', '/bonus-buys', '/bonus-buys/:slug', '/game-names', '/games/:slug/bonus-buys'],
  [
    'bonus-hunts',
    '/bonus-hunts',
    '/bonus-hunts/:slug',
    '/bonus-hunts/:slug/guesses',
    '/bonus-hunts?scope=active',
  ],
  ['wins', '/wins/best', '/wins/weeks', '/wins/filters', '/wins'],
  ['market', '/market', '/market/:slug'],
  ['points', '/points'],
  ['schedule', '/schedule'],
  ['now-playing', '/now-playing'],
];

/** A member's name or avatar comes with the page's timer: telling every area of each login and each Sikke would renew all pages always. */
const timed = 'users';

/** Rows that come and go in the transaction of another table's, and never without it. */
const writtenWith: Readonly<Record<string, string>> = {
  wager_standings: 'wager_imports',
  special_odd_changes: 'special_odds',
  prize_moves: 'prize_claims',
};

const listSchema = z.object({ data: z.array(z.object({ slug: z.string() })) });

test.each(asked)('%s is told of every table that its answers are read from', async (tag, ...paths) => {
  const read = new Set<string>();
  let slugs: readonly string[] = [];
  for (const path of paths) {
    const entries = path.includes(':slug') ? slugs : [''];
    for (const slug of entries) {
      const { answer, statements } = await recordedCall(api, path.replace(':slug', slug));
      expect([200, 404], path).toContain(answer.status);
      for (const { text } of statements) for (const table of toTables(text)) read.add(table);
      const list = listSchema.safeParse(await answer.json());
      if (list.success && !path.includes(':slug')) slugs = list.data.data.map((entry) => entry.slug);
    }
  }
  const told = new Set(changeTags.filter((change) => change.tag === tag).map(({ table }) => table));
  expect(read.size, 'tables read').toBeGreaterThan(0);
  expect(
    [...read].filter((table) => table !== timed && !told.has(writtenWith[table] ?? table)).sort(),
  ).toEqual([]);
});

/** The tables that stand after `from` and `join`, whoever wrote the statement, but for what is only counted beside them. */
function toTables(statement: string): readonly string[] {
  return [...statement.matchAll(/\b(?:from|join)(?: lateral)? "?([a-z_]+)"?/g)]
    .map(([, name = '']) => name)
    .filter((name) => tables.has(name));
}
