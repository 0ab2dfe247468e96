import { createServer, type RequestListener } from 'node:http';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { listen } from './ask.fixture';
import { makeMainPages, warmUp } from './warm-up';

let answer: RequestListener;
const asked: string[] = [];
const server = createServer((req, res) => {
  asked.push(`${req.headers.host}${req.url}`);
  answer(req, res);
});
let origin = '';
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => {
  asked.splice(0);
  tagsManifest.clear();
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

it('has a page made and a call answered, at the address that the site is known by', async () => {
  let answered = 0;
  answer = (_req, res) => res.end('x', () => (answered += 1));
  expect(await warmUp(origin, 'short')).toBe(true);
  const { host } = new URL(env().SITE_URL);
  expect([asked.toSorted(), answered]).toEqual([[`${host}/api/init`, `${host}/ara`], 2]);
});

it('stops nobody where they cannot be made', async () => {
  answer = (_req, res) => res.destroy();
  expect(await warmUp(origin, 'short')).toBe(false);
  answer = (req, res) => res.writeHead(req.url === '/ara' ? 200 : 503).end();
  expect(await warmUp(origin, 'short')).toBe(false);
  expect(asked.length).toBeGreaterThan(1);
});

it.each([
  ['short', 2_000],
  ['full', 10_000],
] as const)('waits for them for a while (%s: %i ms)', async (extent, patienceMs) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await warmUp(origin, extent)).toBe(false);
  expect(timeout.mock.calls).toEqual([[patienceMs]]);
  timeout.mockRestore();
});

const expiredOf = (path: string) => tagsManifest.get(`_N_T_${path}`)?.expired;

it('has the main pages made anew one after another, each of them old for as long as that takes', async () => {
  const old: (string | undefined)[] = [];
  answer = (req, res) => {
    old.push(...['/sponsorlar', '/market'].filter((path) => expiredOf(path) !== undefined));
    res.end(req.url);
  };
  await makeMainPages(origin, (path) => ['/sponsorlar', '/market', '/denetle'].includes(path));
  const { host } = new URL(env().SITE_URL);
  expect(asked).toEqual([`${host}/sponsorlar`, `${host}/market`]);
  expect(old).toEqual(['/sponsorlar', '/market']);
  expect(tagsManifest.size).toBe(0);
});

it('leaves a page as good as it was where it cannot be made, and stops nobody', async () => {
  tagsManifest.set('_N_T_/market', { expired: 7 });
  answer = (_req, res) => res.destroy();
  await makeMainPages(origin, (path) => path === '/market');
  expect([asked.length, expiredOf('/market')]).toEqual([1, 7]);
});
