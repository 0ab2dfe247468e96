import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ContentKind,
  contentListQuerySchema,
  contentListSchema,
  contentOverviewSchema,
  countLimit,
} from '@/contract/desk-content';
import { contentRows } from '../services/desk-content/list-content';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { fill, manyRows, readPlan, readsWhole } from '../testing/many-rows.fixture';
import { recorded } from '../testing/query-count.fixture';

/** One in so many is a draft: twenty. */
const rare = manyRows / 20;

let api: TestApp;
let token: string;
let actorId: string;
beforeAll(async () => {
  api = await createTestApp();
  actorId = await makeUser(api, 'liste-editoru', { permission: 'editor' });
  token = await logInAs(api, 'liste-editoru');
  await fill(
    api.database.url,
    `insert into news (slug, title, summary, content, category, author, state, publish_at)
      select 'h' || n, 'Haber ' || n, 'Özet', 'Metin', 'duyuru', 'Ekip',
        case when n % ${rare} = 0 then 'draft' else 'published' end, timestamptz '2024-01-01' + n * interval '1 min'
      from generate_series(1, ${manyRows}) n`,
    `insert into content_versions (kind, slug, number, values, at)
      select 'news', 'h' || n, v, '{}', now() from generate_series(1, ${manyRows}) n, generate_series(1, 2) v`,
  );
});
afterAll(() => api.close());

const list = async (query: string) =>
  contentListSchema.parse(
    await (await api.call('GET', `/desk/content/news/entries?${query}`, { token })).json(),
  );

test.each<[string, Readonly<Record<string, string>>]>([
  ['the newest', {}],
  ['the oldest', { sort: 'oldest' }],
  ['by slug', { sort: 'slug' }],
  ['drafts alone, twenty of all', { state: 'draft' }],
  ['by words of the title', { q: 'haber 777' }],
])('the list %s reads no table from end to end, three pages down as on the first', async (_, given) => {
  const query = new URLSearchParams(given);
  let cursor: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { next_cursor } = await list(`${query}${cursor ? `&cursor=${cursor}` : ''}`);
    cursor = next_cursor ?? cursor;
  }
  const asked = contentListQuerySchema.parse({ ...given, ...(cursor && { cursor }) });
  const { statements } = await recorded(api, (db) => db.execute(contentRows('news', asked, actorId)));
  const [statement] = statements;
  const plan = statement ? await readPlan(api.database.url, statement) : '';
  expect([readsWhole(plan, 'news'), readsWhole(plan, 'content_versions')]).toEqual([false, false]);
});

test('pages go through all drafts, each once', async () => {
  const first = await list('state=draft&sort=oldest');
  expect(first.data.map(({ slug }) => slug)).toEqual(
    Array.from({ length: 20 }, (_, at) => `h${(at + 1) * rare}`),
  );
  expect(first.data[0]).toMatchObject({ version: 2, changed_by: null, has_draft: false });
});

test('counting ends at its limit', async () => {
  const answer = await api.call('GET', '/desk/content', { token });
  const { data } = contentOverviewSchema.parse(await answer.json());
  expect(data.find(({ kind }) => kind === 'news')?.counts).toMatchObject({
    ...{ published: countLimit, draft: 20 },
  });
});

const more: readonly (readonly [kind: ContentKind, table: string, insert: string])[] = [
  [
    'banners',
    'banners',
    `insert into banners (banner_id, title, picture, state) select 'b' || n, 'Afiş ' || n, '/p', 'active' from generate_series(1, ${manyRows}) n`,
  ],
  [
    'analysts',
    'analysts',
    `insert into analysts (slug, name) select 'a' || n, 'Yorumcu ' || n from generate_series(1, ${manyRows}) n`,
  ],
  [
    'market',
    'market_items',
    `insert into market_items (slug, title, type, price, created_at) select 'm' || n, 'Ürün ' || n, 'perk', 1, now() from generate_series(1, ${manyRows}) n`,
  ],
  [
    'leaderboard-prizes',
    'leaderboard_periods',
    `insert into leaderboard_periods (metric, period, starts_at, ends_at)
      select 'coins', 'week', timestamptz '1800-01-01' + n * interval '1 day', timestamptz '1800-01-01' + (n + 7) * interval '1 day' from generate_series(1, ${manyRows}) n`,
  ],
];

describe.each(more)('%s', (kind, table, insert) => {
  beforeAll(() => fill(api.database.url, insert));

  test.each<Readonly<Record<string, string>>>([
    {},
    { sort: 'oldest' },
    { sort: 'slug' },
    { state: 'published' },
    { q: 'a1 b1 m1 yorumcu 77' },
  ])(
    'are listed by %j without reading the table from end to end, on a later page as on the first',
    async (given) => {
      const key = Buffer.from(JSON.stringify([manyRows / 2, 'a5'])).toString('base64url');
      for (const cursor of [undefined, key]) {
        const asked = contentListQuerySchema.parse({ ...given, ...(cursor && { cursor }) });
        const { statements } = await recorded(api, (db) => db.execute(contentRows(kind, asked, actorId)));
        const [statement] = statements;
        const plan = statement ? await readPlan(api.database.url, statement) : table;
        expect(readsWhole(plan, table)).toBe(false);
      }
    },
  );
});
