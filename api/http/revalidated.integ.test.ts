import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sponsorsAnswerSchema } from '@/contract/sponsors';
import { sponsors } from '../db/schema/sponsors';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { recorded } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await addSponsor(api.deps.db, { slug: 'ilk' });
});
afterAll(() => api.close());

const many = <T>(count: number, ask: () => T) => Array.from({ length: count }, ask);

async function readText(answer: Response): Promise<string> {
  const { data } = sponsorsAnswerSchema.parse(await answer.json());
  return data[0]?.bonus_text ?? '';
}

test('sixty who ask for the same list at once are answered by two statements, each with headers of their own', async () => {
  const { result, statements } = await recorded(api, async (db) => {
    const { call } = mount({ ...api.deps, db });
    let nth = 0;
    return Promise.all(
      many(60, () => call('GET', '/sponsors', { headers: { 'X-Request-Id': `asker-${++nth}` } })),
    );
  });
  expect(statements).toHaveLength(2);
  expect(new Set(result.map(({ headers }) => headers.get('x-request-id'))).size).toBe(60);
  expect(new Set(await Promise.all(result.map((answer) => answer.text()))).size).toBe(1);
  for (const { status, headers } of result) {
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/json',
      'no-cache',
    ]);
    expect(headers.get('etag')).toMatch(/^W\/"[\da-f]{40}"$/);
  }
});

test('who asks after a commit sees it, however many ask for the same all the time', async () => {
  let isOver = false;
  const flood = many(8, async () => {
    while (!isOver) await (await api.call('GET', '/sponsors')).text();
  });
  for (let at = 0; at < 60; at += 1) {
    const text = `Bonus ${at}`;
    await api.deps.db.update(sponsors).set({ bonusText: text }).where(eq(sponsors.slug, 'ilk'));
    expect(await readText(await api.call('GET', '/sponsors'))).toBe(text);
  }
  isOver = true;
  await Promise.all(flood);
});

test('of those who ask at once each is told 304 by the tag of one’s own', async () => {
  const etag = (await api.call('GET', '/sponsors')).headers.get('etag') ?? '';
  const asked = ['', etag, '"other"', `"other", ${etag.slice(2)}`];
  const answers = await Promise.all(
    asked.map((tag) => api.call('GET', '/sponsors', { headers: { 'If-None-Match': tag } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 200, 304]);
  expect(await answers[1]?.text()).toBe('');
});

test('what differs in its query is not shared, and a refusal is each asker’s own', async () => {
  const paths = [
    '/market',
    '/market?type=physical',
    '/market?cursor=none',
    '/market?cursor=none',
    '/sponsors/kim',
  ];
  const answers = await Promise.all(paths.map((path) => api.call('GET', path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 422, 404]);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
    'no-cache',
    'no-cache',
    'no-store',
    'no-store',
    'no-store',
  ]);
  expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(paths.length);
});

test('HEAD is answered with the headers of the list and no body', async () => {
  const answer = await api.call('HEAD', '/sponsors');
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(answer.headers.get('etag')).toMatch(/^W\//);
});
