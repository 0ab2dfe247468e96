import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ContentKind,
  contentEntryAnswerSchema,
  contentKinds,
  contentListSchema,
  contentOverviewSchema,
} from '@/contract/desk-content';
import { contentFieldsAnswerSchema } from '@/contract/desk-content-fields';
import { importReportAnswerSchema } from '@/contract/desk-content-files';
import { contentSavedAnswerSchema } from '@/contract/desk-content-writes';
import { contentKind } from '../services/import/content-kind';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import type { TestApp } from '../testing/app.fixture';
import { createSeededApp } from '../testing/seeded-app.fixture';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await createSeededApp();
  await makeUser(api, 'gezen-yonetici', { permission: 'admin' });
  token = await logInAs(api, 'gezen-yonetici');
  const values = { slug: 'gizlilik', version: '1', title: 'Gizlilik', body: 'Metin "tırnak", | ve\nsatır' };
  const headers = { 'Idempotency-Key': randomUUID() };
  await api.call('POST', '/desk/content/text-pages/entries', { token, headers, body: { values } });
});
afterAll(() => api.close());

const get = async (path: string) => (await api.call('GET', `/desk/content/${path}`, { token })).json();

/** Slugs of a kind: of each state a few, the newest first. */
async function slugsOf(kind: ContentKind): Promise<string[]> {
  const { data } = contentOverviewSchema.parse(
    await (await api.call('GET', '/desk/content', { token })).json(),
  );
  const states = data.find((one) => one.kind === kind)?.states ?? [];
  const lists = await Promise.all(states.map((state) => get(`${kind}/entries?state=${state}`)));
  return lists.flatMap((list) =>
    contentListSchema
      .parse(list)
      .data.slice(0, 4)
      .map(({ slug }) => slug),
  );
}

describe.each(contentKinds)('the form of %s', (kind) => {
  test('has exactly the fields of a file, each of them said how it is filled in', async () => {
    const { data } = contentFieldsAnswerSchema.parse(await get(`${kind}/fields`));
    expect(data.map(({ name }) => name)).toEqual(contentKind(kind).columns);
    for (const { input, choices, fields } of data) {
      if (input === 'choice' || input === 'choices') expect(choices?.length).toBeGreaterThan(0);
      if (input === 'list' || input === 'object') expect(fields?.length).toBeGreaterThan(0);
    }
  });

  test('saved as it was read changes nothing, wherever an entry stands', async () => {
    const slugs = await slugsOf(kind);
    expect(slugs).not.toEqual([]);
    for (const slug of slugs) {
      const { values, version, locks } = contentEntryAnswerSchema.parse(
        await get(`${kind}/entries/${slug}`),
      ).data;
      expect(locks.length, slug).toBeGreaterThan(0);
      const headers = { 'Idempotency-Key': randomUUID() };
      const path = `/desk/content/${kind}/entries/${slug}`;
      const answer = await api.call('PUT', path, { token, headers, body: { values, version } });
      const json: unknown = await answer.json();
      expect(answer.status, `${slug} ${JSON.stringify(json)}`).toBe(201);
      expect(contentSavedAnswerSchema.parse(json).data).toMatchObject({ slug, changed: false, version });
    }
  });

  test.each(['csv', 'json'] as const)(
    'comes back from its own export as %s without a difference',
    async (format) => {
      const file = await (await api.call('GET', `/desk/content/${kind}/export.${format}`, { token })).text();
      const headers = { 'Content-Type': format === 'csv' ? 'text/csv' : 'application/json' };
      const answer = await api.call('POST', `/desk/content/${kind}/import`, { token, headers, body: file });
      const { data } = importReportAnswerSchema.parse(await answer.json());
      const isEmpty = data.problems.every(({ code }) => code === 'file_no_row');
      expect(isEmpty ? [] : data.problems).toEqual([]);
      expect([data.added, data.changed]).toEqual([[], []]);
      expect(data.same > 0).toBe(!data.problems.some(({ code }) => code === 'file_no_row'));
    },
  );
});
