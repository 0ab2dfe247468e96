import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { picture } from '@/api/testing/claims.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const library = callMethods('deskMedia');
const one = callMethods('deskPicture');
const file = callMethods('deskPictureFile');
const removal = callMethods('deskPictureRemoval');
const shown = callMethods('libraryPicture');

let upstream: RealUpstream;
let editor: TestBrowser;
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'editor', { permission: 'editor' });
  editor = new TestBrowser();
  const headers = { 'x-sikke-address': freshAddress() };
  await editor.visit(login.POST, 'POST', { body: { email: 'editor', password: goodPassword }, headers });
});
afterAll(() => upstream.close());

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

test('a picture goes into the library, is found, changed, replaced, shown to everybody for a day, and taken out again', async () => {
  const raw = { raw: new Uint8Array(await picture(1)), headers: { 'content-type': 'image/png' } };
  const { data } = await (await editor.visit(library.POST, 'POST', raw)).json();
  const listed = await (await editor.visit(library.GET, 'GET')).json();
  expect(listed.data.map(({ id }: { id: string }) => id)).toEqual([data.id]);
  const params = { id: data.id };
  const body = { name: 'Kapak', alt: 'Bir kapak', focus_x: 0, focus_y: 0, edition: 1 };
  const changed = await editor.visit(one.PATCH, 'PATCH', { params, body, headers: key() });
  expect((await changed.json()).data).toMatchObject({ name: 'Kapak', edition: 2 });
  const other = { ...raw, raw: new Uint8Array(await picture(2)), params };
  const { data: replaced } = await (await editor.visit(file.POST, 'POST', other)).json();
  expect(replaced.address).toBe(`/api/library/${data.id}/3-lt.webp`);
  const guest = new TestBrowser();
  const seen = await guest.visit(shown.GET, 'GET', { params: { id: data.id, form: '3-lt.webp' } });
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=86400',
  ]);
  expect((await editor.visit(removal.POST, 'POST', { params, body: {}, headers: key() })).status).toBe(201);
  expect(await readRefusal(await editor.visit(one.GET, 'GET', { params }))).toBe('404 not_found');
});

test('what is none of the library’s names is none, and the upstream is not asked', async () => {
  const before = upstream.seen.length;
  const asked = await editor.visit(shown.GET, 'GET', { params: { id: '../user', form: '1-cc.webp' } });
  expect([await readRefusal(asked), upstream.seen.length]).toEqual(['404 not_found', before]);
});
