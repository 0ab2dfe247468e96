import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { newOverlayLinkAnswerSchema } from '@/contract/overlays';
import { overlayKeys, overlayName } from '@/lib/format/overlay-widgets';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
const desk = new TestBrowser();
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'takimdan', { permission: 'moderator' });
  await desk.visit(callMethods('login').POST, 'POST', {
    body: { email: 'takimdan', password: goodPassword },
  });
});
afterAll(() => upstream.close());

const ask = (slug: string, headers = {}) =>
  new TestBrowser().visit(callMethods('overlay').GET, 'GET', { params: { slug }, headers });

it('shows a widget under a link that is good, to who has no cookie, and none at all once it was revoked', async () => {
  const made = await desk.visit(callMethods('deskOverlayLinks').POST, 'POST', {
    body: { name: 'Yayın bilgisayarı' },
  });
  const { id, token } = newOverlayLinkAnswerSchema.parse(await made.json()).data;
  const good = await ask(overlayName('code', token));
  expect([good.status, good.headers.getSetCookie(), await good.clone().json()]).toEqual([
    200,
    [],
    { data: null },
  ]);
  expect(good.headers.get('cache-control')).toBe('private, no-cache');
  const again = await ask(overlayName('code', token), { 'if-none-match': good.headers.get('etag') });
  expect(again.status).toBe(304);

  const params = { id: String(id) };
  expect((await desk.visit(callMethods('deskOverlayRevocation').POST, 'POST', { params })).status).toBe(200);
  for (const key of overlayKeys) expect((await ask(overlayName(key, token))).status).toBe(404);
});

it('knows no widget under a token that nobody was given, and no other name', async () => {
  for (const slug of [overlayName('hunt', 'ab'.repeat(20)), 'av', 'av-kisa', `yok-${'ab'.repeat(20)}`])
    expect((await ask(slug)).status, slug).toBe(404);
});
