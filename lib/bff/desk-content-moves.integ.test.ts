import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { referencesAnswerSchema } from '@/contract/desk-content';
import { contentSavedAnswerSchema } from '@/contract/desk-content-writes';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
const editor = new TestBrowser();
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'masa-tasiyan', { permission: 'editor', telegramVerifiedAt: new Date() });
  const headers = { 'x-sikke-address': freshAddress() };
  await editor.visit(callMethods('login').POST, 'POST', {
    ...{ body: { email: 'masa-tasiyan', password: goodPassword }, headers },
  });
});
afterAll(() => upstream.close());

const visit = (name: Parameters<typeof callMethods>[0], method: 'POST' | 'PATCH', given: object) => {
  const handler = callMethods(name)[method];
  const headers = { 'idempotency-key': randomUUID() };
  return editor.visit(handler, method, { headers, ...given });
};
const readSaved = async (answer: Response) => contentSavedAnswerSchema.parse(await answer.json()).data;
const params = { kind: 'sponsors', slug: 'lacivert' };
const values = { slug: 'lacivert', name: 'Lacivert', link: 'https://lacivert.example/' };

it('brings an old version back on top of the present one alone, once for a key', async () => {
  await visit('deskContentEntries', 'POST', { params: { kind: 'sponsors' }, body: { values } });
  const save = { params, body: { values: { name: 'Açık Lacivert' }, version: 1 } };
  expect(await readSaved(await visit('deskContentEntry', 'PATCH', save))).toMatchObject({ version: 2 });
  const first = { ...params, number: '1' };
  const late = await visit('deskContentRestore', 'POST', { params: first, body: { version: 1 } });
  expect(await readRefusal(late)).toBe('409 conflict');
  const headers = { 'idempotency-key': randomUUID() };
  for (const _ of [1, 2]) {
    const restored = await visit('deskContentRestore', 'POST', {
      ...{ params: first, body: { version: 2 }, headers },
    });
    expect(await readSaved(restored)).toMatchObject({ slug: 'lacivert', version: 3 });
  }
  const none = { params: { ...params, number: '9' }, body: { version: 3 } };
  expect(await readRefusal(await visit('deskContentRestore', 'POST', none))).toBe('404 not_found');
  const unnumbered = { params: { ...params, number: '0' }, body: { version: 3 } };
  expect(await readRefusal(await visit('deskContentRestore', 'POST', unnumbered))).toBe('404 not_found');
});

it('copies an entry under a name of its own, as a draft', async () => {
  const copy = await visit('deskContentCopies', 'POST', { params });
  expect(await readSaved(copy)).toMatchObject({ slug: 'lacivert-kopya', version: 1 });
  const again = await visit('deskContentCopies', 'POST', { params });
  expect(await readSaved(again)).toMatchObject({ slug: 'lacivert-kopya-2' });
  const none = await visit('deskContentCopies', 'POST', { params: { ...params, slug: 'yok' } });
  expect(await readRefusal(none)).toBe('404 not_found');
});

it('finds sponsors by the words of their names, whatever the letters’ case, and named ones by their slugs', async () => {
  const search = (query: string, of = 'sponsors') =>
    editor.visit(callMethods('deskReferences').GET, 'GET', { params: { of }, query });
  const slugsOf = async (answer: Response) =>
    referencesAnswerSchema.parse(await answer.json()).data.map(({ slug }) => slug);
  expect(await slugsOf(await search('?q=LACİVERT'))).toContain('lacivert');
  expect(await slugsOf(await search('?q=kehribar'))).toEqual([]);
  expect(await slugsOf(await search('?slugs=lacivert,yok'))).toEqual(['lacivert']);
  expect(await readRefusal(await search('?q=a', 'uyeler'))).toBe('404 not_found');
});
