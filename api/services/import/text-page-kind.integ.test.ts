import { afterAll, beforeAll, expect, test } from 'vitest';
import { textPageAnswerSchema } from '@/contract/text-pages';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { importFile } from './import-file';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const text = { slug: 'gizlilik', version: '1', title: 'KVKK', body: '## Bir' };

function put(changes: Readonly<Record<string, string>>) {
  const bytes = new TextEncoder().encode(JSON.stringify([{ ...text, ...changes }]));
  const as = { kind: 'text-pages', name: 'text-pages.json', bytes, apply: true } as const;
  return importFile(api.deps.db, { ...as, now: new Date(api.clock.now()), ids: api.deps.ids });
}
const shown = () => api.call('GET', '/text-pages/gizlilik');

test('an operator’s text is shown once it is published, the latest that holds, and a published version is never rewritten', async () => {
  expect((await shown()).status).toBe(404);
  expect(await put({})).toMatchObject({ added: ['gizlilik'], isWritten: true });
  expect(textPageAnswerSchema.parse(await (await shown()).json()).data).toMatchObject(text);
  expect((await put({ body: '## İki' })).problems).toHaveLength(1);
  const publishedAt = new Date(api.clock.now() + 3_600_000).toISOString();
  expect(await put({ version: '2', body: '## İki', published_at: publishedAt })).toMatchObject({
    isWritten: true,
  });
  expect((await (await shown()).json()).data.version).toBe('1');
  api.clock.advance(3_600_000);
  expect((await (await shown()).json()).data.version).toBe('2');
  expect((await api.call('GET', '/text-pages/baska')).status).toBe(404);
});
