import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FaultServer, forgetHealth, startFaultServer } from './fault-server.fixture';
import { findBreaker } from './find-breaker';
import { isMissing } from './is-missing';

let upstream: FaultServer;
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  upstream = await startFaultServer();
});
beforeEach(() => {
  upstream.seen.splice(0);
  forgetHealth();
});
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

/** What the upstream says by its path; 404 to everything else. */
const say = (
  answers: Readonly<Record<string, readonly [status: number, body: unknown]>>,
): RequestListener => {
  return (request, response) => {
    const [status, body] = answers[request.url ?? ''] ?? [404, { error: 'not_found' }];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
};

it('asks once, and takes the upstream’s word that there is none', async () => {
  upstream.answerWith(say({ '/news/var': [200, { data: {} }] }));
  expect([await isMissing('/haberler/var'), await isMissing('/haberler/yok')]).toEqual([false, true]);
  expect(upstream.seen).toEqual(['GET /news/var', 'GET /news/yok']);
});

it('asks again each time: an entry shows as soon as it is there', async () => {
  upstream.answerWith(say({}));
  expect(await isMissing('/haberler/yeni')).toBe(true);
  upstream.answerWith(say({ '/news/yeni': [200, { data: {} }] }));
  expect(await isMissing('/haberler/yeni')).toBe(false);
});

it('believes a server of another house that answers 404 in HTML', async () => {
  upstream.answerWith((_, response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404'),
  );
  expect(await isMissing('/etkinlikler/yok')).toBe(true);
});

it.each([200, 301, 401, 403, 410, 418, 429, 500, 503])(
  'says nothing where the upstream answers %i',
  async (status) => {
    upstream.answerWith(say({ '/news/yok': [status, {}] }));
    expect(await isMissing('/haberler/yok')).toBe(false);
  },
);

it('says nothing where the upstream does not know us, breaks off, or is not there', async () => {
  upstream.answerWith(say({ '/news/yok': [404, { error: 'client_unknown' }] }));
  expect(await isMissing('/haberler/yok')).toBe(false);
  upstream.answerWith((_, response) => response.destroy());
  expect(await isMissing('/haberler/yok')).toBe(false);
  vi.stubEnv('UPSTREAM_URL', 'http://127.0.0.1:9');
  expect(await isMissing('/haberler/yok')).toBe(false);
  vi.stubEnv('UPSTREAM_URL', upstream.url);
});

it('does not wait for a slow upstream, and does not call it sick', async () => {
  upstream.answerWith(() => undefined);
  expect(await Promise.all(Array.from({ length: 30 }, () => isMissing('/haberler/yok')))).not.toContain(true);
  upstream.answerWith(say({}));
  const call = async () => ({ status: 200 });
  expect(await findBreaker(upstream.url).run(call, () => false)).toEqual({ status: 200 });
});

it('knows a sponsor that stands in the list alone, by its name or its number', async () => {
  const list = {
    status: true,
    data: [
      { id: 7, name: 'Nar' },
      { id: 8, name: 'Ay', slug: 'ay' },
    ],
  };
  upstream.answerWith(say({ '/sponsors': [200, list] }));
  const answers = ['7', 'ay', '9', 'yok'].map((name) => isMissing(`/sponsorlar/${name}`));
  expect(await Promise.all(answers)).toEqual([false, false, true, true]);
  upstream.answerWith(say({ '/sponsors': [200, { status: false }] }));
  expect(await isMissing('/sponsorlar/yok')).toBe(false);
});

it('asks nobody about a name that none can have, nor about a page that is no entry’s', async () => {
  upstream.answerWith(say({}));
  expect(await isMissing('/haberler/%2e%2e')).toBe(true);
  expect(await isMissing('/haberler/kategori/yayin')).toBe(false);
  expect(upstream.seen).toEqual([]);
});
