import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '@/api/testing/accounts.fixture';
import { createTestApp, type TestApp } from '@/api/testing/app.fixture';
import { newMember } from '@/api/testing/claims.fixture';
import { addSponsor } from '@/api/testing/content.fixture';
import { recordedCall } from '@/api/testing/query-count.fixture';
import { contentSource, inboxSource } from './desk-rows';
import { listSources } from './list-sources';

let api: TestApp;
let client: pg.Client;
beforeAll(async () => {
  api = await createTestApp();
  client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await makeUser(api, 'olcum');
  await addSponsor(api.deps.db, { slug: 'ornek' });
});
afterAll(async () => {
  await client.end();
  await api.close();
});

const most = 60;

test.each(listSources.filter((source) => source.most !== undefined))(
  '$paths has no pages and answers $most at most, however many there are, in one query',
  async ({ fill, paths, most: bound = 0 }) => {
    for (const statement of fill(bound + 20)) await client.query(statement);
    for (const path of paths) {
      const { answer, statements } = await recordedCall(api, path);
      const { data, next_cursor: next } = await answer.json();
      expect([answer.status, statements.length, data.length, next]).toEqual([200, 1, bound, undefined]);
    }
  },
);

/** What asks more than once, however long the page: a hunt’s state decides in which order its guesses stand, prizes name their winners and contests. */
const questions: readonly (readonly [end: string, count: number])[] = [
  ['/guesses', 2],
  ['/prizes', 3],
];

test.each(listSources.filter((source) => source.most === undefined))(
  '$paths answer a full page and the way to the next one, in one query where one is enough',
  async (source) => {
    for (const statement of source.fill(most)) await client.query(statement);
    for (const path of source.paths) {
      const { answer, statements } = await recordedCall(api, path);
      const { data, next_cursor: next } = await answer.json();
      expect([path, answer.status]).toEqual([path, 200]);
      expect(statements.length, path).toBe(questions.find(([end]) => path.endsWith(end))?.[1] ?? 1);
      expect(data.length, path).toBeGreaterThan(9);
      expect(next, path).toEqual(expect.any(String));
    }
  },
);

test('the inbox answers a full page at every size, and its numbers', async () => {
  const { token } = await newMember(api, 'masaci', { permission: 'moderator' });
  for (const statement of inboxSource.fill(most)) await client.query(statement);
  for (const path of inboxSource.paths) {
    const answer = await api.call('GET', path, { token });
    const { data } = await answer.json();
    expect([path, answer.status]).toEqual([path, 200]);
    if (path.endsWith('/counts')) expect(data.waiting).toMatchObject({ deposit: most / 2 });
    else expect(data.length, path).toBeGreaterThan(9);
  }
});

test('the lists of the content desk answer a full page at every size, and what there is', async () => {
  const { token } = await newMember(api, 'icerikci', { permission: 'moderator' });
  for (const statement of contentSource.fill(most)) await client.query(statement);
  for (const path of contentSource.paths) {
    const answer = await api.call('GET', path, { token });
    const { data } = await answer.json();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(data.length, path).toBeGreaterThan(9);
  }
});
