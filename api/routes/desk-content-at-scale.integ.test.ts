import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  contentListQuerySchema,
  contentListSchema,
  contentOverviewSchema,
  countLimit,
} from '@/contract/desk-content';
import { contentRows } from '../services/desk-content/list-content';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { fill, readPlan, readsWhole } from '../testing/many-rows.fixture';
import { recorded } from '../testing/query-count.fixture';

const many = inject('isAtScale') ? 100_000 : 20_000;

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
        case when n % 5000 = 0 then 'draft' else 'published' end, timestamptz '2024-01-01' + n * interval '1 min'
      from generate_series(1, ${many}) n`,
    `insert into content_versions (kind, slug, number, values, at)
      select 'news', 'h' || n, v, '{}', now() from generate_series(1, ${many}) n, generate_series(1, 2) v`,
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
  ['drafts alone, one in five thousand', { state: 'draft' }],
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
    Array.from({ length: Math.min(many / 5000, 24) }, (_, at) => `h${(at + 1) * 5000}`),
  );
  expect(first.data[0]).toMatchObject({ version: 2, changed_by: null, has_draft: false });
});

test('counting ends at its limit', async () => {
  const answer = await api.call('GET', '/desk/content', { token });
  const { data } = contentOverviewSchema.parse(await answer.json());
  expect(data.find(({ kind }) => kind === 'news')?.counts).toMatchObject({
    ...{ published: countLimit, draft: many / 5000 },
  });
});
