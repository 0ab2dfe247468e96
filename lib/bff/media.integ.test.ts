import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { picture as makePicture } from '@/api/testing/claims.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser, type Visit } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const steps = callMethods('claimSteps');
const complaint = callMethods('complaintClaim');
const login = callMethods('login');
const picture = callMethods('privatePicture');
const media = callMethods('media');

let upstream: RealUpstream;
let owner: TestBrowser;
beforeAll(async () => {
  upstream = await startRealUpstream();
  const verified = { telegramVerifiedAt: new Date() };
  await makeUser(upstream.api, 'sahip', verified);
  await makeUser(upstream.api, 'baskasi', verified);
  owner = await loggedIn('sahip');
});
afterAll(() => upstream.close());

async function loggedIn(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const headers = { 'x-sikke-address': freshAddress() };
  await browser.visit(login.POST, 'POST', { body: { email, password: goodPassword }, headers });
  return browser;
}

const send = (browser: TestBrowser, body: NonNullable<Visit['raw']>, type = 'image/png') =>
  browser.visit(media.POST, 'POST', { raw: body, headers: { 'content-type': type } });

describe('a picture', () => {
  test('goes up as it is, comes back as WebP that may run nothing and no cache keeps, and to its owner alone', async () => {
    const sent = await send(owner, new Uint8Array(await makePicture(1)));
    expect(sent.status).toBe(200);
    const { data } = await sent.json();
    const read = await owner.visit(picture.GET, 'GET', { params: { id: data.id } });
    expect(Object.fromEntries(read.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="${data.id}.webp"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const other = await loggedIn('baskasi');
    const asked = await other.visit(picture.GET, 'GET', { params: { id: data.id } });
    expect(await readRefusal(asked)).toBe('404 not_found');
  });

  test.each(['..%2f..%2fuser', '1', '', '../media'])(
    'named %j is none, and the upstream is not asked',
    async (id) => {
      const before = upstream.seen.length;
      const asked = await owner.visit(picture.GET, 'GET', { params: { id } });
      expect([await readRefusal(asked), upstream.seen.length]).toEqual(['404 not_found', before]);
    },
  );

  test('past 5 MB is refused while it streams, long before its end, and never passed on', async () => {
    const before = upstream.countOf('POST', '/media');
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    expect(await readRefusal(await send(owner, endless))).toBe('413 payload_too_large');
    expect(pulled).toBeLessThan(6 * 1_048_576);
    expect(upstream.countOf('POST', '/media')).toBe(before);
  });

  test.each(['multipart/form-data; boundary=x', 'text/plain', 'image/gif', ''])(
    'as %j is 415',
    async (type) => {
      expect(await readRefusal(await send(owner, 'x', type))).toBe('415 unsupported_media_type');
    },
  );

  test('from another site, or of a guest, is refused before a byte is read', async () => {
    const foreign = await owner.visit(media.POST, 'POST', {
      raw: 'x',
      headers: { 'content-type': 'image/png', 'sec-fetch-site': 'cross-site' },
    });
    expect(await readRefusal(foreign)).toBe('403 cross_site');
    expect(await readRefusal(await send(new TestBrowser(), 'x'))).toBe('401 unauthenticated');
  });
});

describe('a claim', () => {
  const body = { type: 'suggestion', department: 'other', subject: 'Konu', message: 'Metin' };
  const key = { 'idempotency-key': 'anahtar-1' };

  test('is handed in once for its key, and its number leads to its steps', async () => {
    const first = await owner.visit(complaint.POST, 'POST', { body, headers: key });
    const again = await owner.visit(complaint.POST, 'POST', { body, headers: key });
    const { data } = await first.json();
    expect([first.status, again.status, (await again.json()).data]).toEqual([201, 201, data]);
    const step = { body: { action: 'message', message: 'Ek' }, headers: { 'idempotency-key': 'anahtar-2' } };
    const params = { kind: 'complaint', id: String(data.id) };
    expect((await owner.visit(steps.POST, 'POST', { ...step, params })).status).toBe(201);
    const other = await loggedIn('baskasi');
    expect(await readRefusal(await other.visit(steps.POST, 'POST', { ...step, params }))).toBe(
      '404 not_found',
    );
  });

  test('without a key, and with fields that are wrong, is refused by field before the upstream is asked', async () => {
    const before = upstream.countOf('POST', '/claims/complaint');
    const keyless = await owner.visit(complaint.POST, 'POST', { body });
    expect((await keyless.json()).errors).toEqual({ idempotency_key: ['required'] });
    const wrong = await owner.visit(complaint.POST, 'POST', {
      body: { ...body, subject: ' ', department: 'x', message: 'x'.repeat(5000) },
      headers: key,
    });
    expect((await wrong.json()).errors).toEqual({
      subject: ['required'],
      department: ['invalid'],
      message: ['max.string'],
    });
    expect(upstream.countOf('POST', '/claims/complaint')).toBe(before);
  });
});
