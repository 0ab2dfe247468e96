import type { Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { ask, listen } from './ask.fixture';
import { createFront } from './front';
import { unknownPages } from './unknown-pages';

let server: Server | undefined;
afterEach(() => void server?.close());

/** A site whose pages below /haberler are rendered one by one. */
async function start() {
  const site = { port: 0, running: 0, most: 0, order: [] as string[], entries: new Set(['var']) };
  const render: Parameters<typeof unknownPages>[0] = async (req, res) => {
    site.running += 1;
    site.order.push(req.url ?? '');
    site.most = Math.max(site.most, site.running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    site.running -= 1;
    const slug = req.url?.split('/').at(-1) ?? '';
    res.writeHead(site.entries.has(slug) || req.url === '/' ? 200 : 404).end(req.url);
  };
  const isDynamic = (path: string) => path.startsWith('/haberler/');
  const handler = unknownPages(render, { isDynamic, isStored: (path) => path.endsWith('/hazir') });
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
