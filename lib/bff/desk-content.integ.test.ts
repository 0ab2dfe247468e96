import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { importReportAnswerSchema } from '@/contract/desk-content-files';
import { contentRefusalSchema, contentSavedAnswerSchema } from '@/contract/desk-content-writes';
import { errorBodySchema } from '@/contract/error-body';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
const editor = new TestBrowser();
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'masa-editoru', { permission: 'editor', telegramVerifiedAt: new Date() });
  const headers = { 'x-sikke-address': freshAddress() };
  const body = { email: 'masa-editoru', password: goodPassword };
  await editor.visit(callMethods('login').POST, 'POST', { body, headers });
});
afterAll(() => upstream.close());

const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } });
const values = { slug: 'gizlilik', version: '1', title: 'Gizlilik', body: 'ş'.repeat(60_000) };

it('takes a form as large as a text page, and shows both sides of a save that came too late', async () => {
  const params = { kind: 'text-pages' };
  const add = { ...keyed(), params, body: { values } };
  const added = await editor.visit(callMethods('deskContentEntries').POST, 'POST', add);
  expect(contentSavedAnswerSchema.parse(await added.json()).data).toMatchObject({ version: 1 });
  const late = { ...keyed(), params: { ...params, slug: 'gizlilik' } };
  const refused = await editor.visit(callMethods('deskContentEntry').PATCH, 'PATCH', {
    ...{ ...late, body: { values: { version: '2', body: 'Kısa' }, version: 7 } },
  });
  const { detail } = errorBodySchema.parse(await refused.json());
  expect(refused.status).toBe(409);
  expect(contentRefusalSchema.parse(detail).present).toMatchObject({
    ...{ version: 1, changed_by: 'masa-editoru', values: { version: '1' } },
  });
});

it('names each problem with its code', async () => {
  const body = { values: { slug: 'Kötü', name: 'Ad' } };
  const add = { ...keyed(), params: { kind: 'sponsors' }, body };
  const refused = await editor.visit(callMethods('deskContentEntries').POST, 'POST', add);
  const { detail } = errorBodySchema.parse(await refused.json());
  expect(contentRefusalSchema.parse(detail).problems).toMatchObject([{ field: 'slug', code: 'not_slug' }]);
});

it('streams a kind as a file, which compares to no difference and is written by its report alone', async () => {
  const params = { kind: 'sponsors' };
  const upload = (raw: string) =>
    editor.visit(callMethods('deskContentImport').POST, 'POST', {
      ...{ raw, params, headers: { 'content-type': 'text/csv' } },
    });
  const first = importReportAnswerSchema.parse(
    await (await upload('slug,name\nyeni-site,Yeni Site\n')).json(),
  );
  expect(first.data).toMatchObject({ added: ['yeni-site'], is_written: false });
  const file = await editor.visit(callMethods('deskContentCsv').GET, 'GET', { params });
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="sponsors.csv"');
  const text = await file.text();
  expect(text.split(',')[0]).toBe('slug');
  expect(text).not.toContain('yeni-site');
});
