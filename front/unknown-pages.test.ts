import type { Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { ask, listen } from './ask.fixture';
import { createFront } from './front';
import { createKeptAnswers } from './kept-answers';
import { microCache } from './micro-cache';
import { missingPaths, toSubject, unknownPages } from './unknown-pages';

let server: Server | undefined;
afterEach(() => void server?.close());

/** As Next answers with a page of the build. */
const prerendered = {
  'x-nextjs-cache': 'HIT',
  'cache-control': 's-maxage=30',
  'content-type': 'text/html; charset=utf-8',
};

/** A site whose pages below /haberler are rendered one by one. */
async function start() {
  const site = {
    port: 0,
    running: 0,
    most: 0,
    asked: 0,
    made: 0,
    clock: 1_000,
    order: [] as string[],
    entries: new Set(['var']),
  };
  const render: Parameters<typeof unknownPages>[0] = async (req, res) => {
    site.running += 1;
    site.order.push(req.url ?? '');
    site.most = Math.max(site.most, site.running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    site.running -= 1;
    if (req.method === 'POST') return void res.writeHead(200).end('{}');
    if (req.headers['x-sikke-missing']) {
      site.made += 1;
      for (const [name, value] of Object.entries(prerendered)) res.setHeader(name, value);
      return void res.writeHead(404).end('the page of the build');
    }
    const slug = req.url?.split('/').at(-1) ?? '';
    res.writeHead(site.entries.has(slug) || req.url === '/' ? 200 : 404).end(req.url);
  };
  const toKind = (path: string) => (path.startsWith('/haberler/') ? '/haberler/[slug]' : null);
  const isStored = (path: string) => path.endsWith('/hazir');
  const isMissing = async (path: string) => {
    if (!path.includes('/sorulan-')) return false;
    site.asked += 1;
    return !site.entries.has(path.split('/').at(-1) ?? '');
  };
  const now = () => site.clock;
  const memory = {
    kept: createKeptAnswers({ lifeMs: 1_000, mostBytes: 65_536, now }),
    isKnownHost: () => true,
    toSubject: toSubject(toKind),
  };
  const pages = { toKind, isStored, isMissing, answerMissing: microCache(render, memory) };
  const gated = unknownPages(render, pages, undefined, () => missingPaths(now));
  const handler = microCache(gated, memory);
  server = createFront(handler, { trustedHops: 1, securityHeaders: [], onFailure: () => undefined });
  site.port = await listen(server);
  return site;
}

it('renders a few of a flood of made-up addresses and refuses the others at once', async () => {
  const site = await start();
  const flood = await Promise.all(
    Array.from({ length: 300 }, (_, nth) => ask(site.port, `/haberler/yok-${nth}`)),
  );
  const refused = flood.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(100);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(flood.filter(({ status }) => status === 404)).toHaveLength(300 - refused.length);
  expect(site.most).toBeLessThanOrEqual(4);
});

it('answers what is known meanwhile, past the gate', async () => {
  const site = await start();
  await ask(site.port, '/haberler/var');
  const flood = Promise.all(Array.from({ length: 100 }, (_, nth) => ask(site.port, `/haberler/yok-${nth}`)));
  for (const path of ['/', '/haberler/var'])
    expect(await ask(site.port, path)).toMatchObject({ status: 200 });
  site.entries.add('hazir');
  expect(await ask(site.port, '/haberler/hazir')).toMatchObject({ status: 200 });
  await flood;
});

it('answers what is known to be missing with the page of the build, and asks again a second later', async () => {
  const site = await start();
  const asked = () => ask(site.port, '/haberler/sorulan-1');
  expect(await asked()).toMatchObject({ status: 404, body: Buffer.from('the page of the build') });
  expect(await asked()).toMatchObject({ status: 404 });
  expect(site.asked, 'a dead link that many follow asks nobody').toBe(1);
  site.entries.add('sorulan-1');
  site.clock += 1_001;
  expect(await asked()).toMatchObject({ status: 200, body: Buffer.from('/haberler/sorulan-1') });
  expect(site.asked).toBe(2);
  await asked();
  expect(site.asked, 'a page that was there is past the gate').toBe(2);
});

it('shows what is published at once, although its address was missing in the same moment', async () => {
  const site = await start();
  expect((await ask(site.port, '/haberler/sorulan-1')).status).toBe(404);
  site.entries.add('sorulan-1');
  await ask(site.port, '/api/revalidate', { method: 'POST' });
  expect((await ask(site.port, '/haberler/sorulan-1')).status).toBe(200);
});

it('makes the page that says so once for all made-up names of a kind, and keeps none of it by their addresses', async () => {
  const site = await start();
  for (let nth = 0; nth < 4; nth += 1)
    expect(await ask(site.port, `/haberler/sorulan-${nth}`)).toMatchObject({
      status: 404,
      body: Buffer.from('the page of the build'),
    });
  expect([site.asked, site.made]).toEqual([4, 1]);
  await ask(site.port, '/haberler/sorulan-1', { headers: { cookie: 'sikke-session=x' } });
  expect(site.made, 'a member’s is made anew').toBe(2);
});

it('believes nobody else that a page is missing', async () => {
  const site = await start();
  const answer = await ask(site.port, '/haberler/var', { headers: { 'x-sikke-missing': '1' } });
  expect(answer.status).toBe(200);
});

it('shows an entry as soon as there is one, however often it was asked for before', async () => {
  const site = await start();
  for (let nth = 0; nth < 3; nth += 1) expect((await ask(site.port, '/haberler/yeni')).status).toBe(404);
  site.entries.add('yeni');
  expect((await ask(site.port, '/haberler/yeni')).status).toBe(200);
});

it('lets somebody else’s new page in before the rest of a flood', async () => {
  const site = await start();
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const flood = Array.from({ length: 60 }, (_, nth) =>
    ask(site.port, `/haberler/yok-${nth}`, from('192.0.2.1')),
  );
  await Promise.race(flood);
  expect(await ask(site.port, '/haberler/var', from('192.0.2.2'))).toMatchObject({ status: 200 });
  const answers = await Promise.all(flood);
  expect(site.order.indexOf('/haberler/var')).toBeLessThan(site.order.length - 8);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(site.order.length - 1);
});
