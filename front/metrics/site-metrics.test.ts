import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBreaker } from '@/lib/upstream/find-breaker';
import { createMetrics } from '@/system/metrics';
import { ask, listen } from '../ask.fixture';
import { createFront } from '../front';
import { createKeptAnswers } from '../kept-answers';
import { countRequests } from './count-requests';
import { routeFinder } from './find-route';
import { siteMetrics } from './site-metrics';

let nowMs = 0;
const kept = createKeptAnswers({ lifeMs: 1_000, mostBytes: 65_536, now: () => nowMs });
const live = { count: () => 3, isHeard: () => true };
const metrics = createMetrics({ metrics: siteMetrics, look: () => ({ live, kept }) });

let server: Server;
let port = 0;
beforeAll(async () => {
  const handler = async (...[req, res]: Parameters<Parameters<typeof createFront>[0]>) => {
    if (req.url === '/yayin') res.setHeader('Content-Type', 'text/event-stream');
    res.statusCode = req.url?.startsWith('/haberler') || req.url === '/yayin' ? 200 : 404;
    res.end('tamam');
  };
  server = createFront(handler, {
    trustedHops: 0,
    securityHeaders: [],
    onFailure: () => undefined,
    onRequest: countRequests(metrics.onAnswered, routeFinder(['/haberler', '/haberler/[slug]', '/yayin'])),
  });
  port = await listen(server);
});
afterAll(() => void server.close());

/** The lines of a scrape that belong to metrics of ours. */
const scrape = async () => (await metrics.text()).split('\n').filter((line) => line.startsWith('sikke_'));
/** What a line says. */
const read = (lines: readonly string[], name: string) =>
  Number(
    lines
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
const requests = (labels: string) => `sikke_http_requests_total{${labels}}`;

it('requests are counted by kind of method, route and class of status, what the front refuses among them', async () => {
  for (const path of ['/haberler', '/haberler/bir?a=1', '/haberler/iki']) await ask(port, path);
  await ask(port, '/haberler', { method: 'HEAD' });
  await ask(port, '/haberler', { method: 'PUT' });
  const lines = await scrape();
  expect(read(lines, requests('method="read",route="/haberler",status="2xx"'))).toBe(2);
  expect(read(lines, requests('method="read",route="/haberler/[slug]",status="2xx"'))).toBe(2);
  expect(read(lines, requests('method="write",route="/haberler",status="4xx"'))).toBe(1);
  const duration = 'sikke_http_request_duration_seconds';
  expect(read(lines, `${duration}_count{method="read",route="/haberler/[slug]"}`)).toBe(2);
});

it('a stream is counted, and its length is no duration', async () => {
  await ask(port, '/yayin');
  const lines = await scrape();
  expect(read(lines, requests('method="read",route="/yayin",status="2xx"'))).toBe(1);
  expect(lines.some((line) => /duration.*yayin/.test(line))).toBe(false);
});

it('a flood of made-up addresses and methods adds no series', async () => {
  const flood = async (from: number, count: number) => {
    for (let nth = from; nth < from + count; nth += 1) {
      const path = `/${nth % 2 ? 'haberler/' : ''}uydurma-${nth}?${nth}=${nth}`;
      await ask(port, path, { method: ['GET', 'HEAD', 'PROPFIND'][nth % 3] ?? 'GET' });
    }
  };
  const names = async () => (await scrape()).map((line) => line.slice(0, line.lastIndexOf(' ')));
  await flood(0, 6);
  const before = await names();
  await flood(6, 300);
  expect(await names()).toEqual(before);
  expect(before.join('\n')).not.toMatch(/uydurma|PROPFIND/);
});

it('the micro-cache tells hits, misses and what it holds, the breaker and the streams how they stand', async () => {
  const answer = { status: 200, headers: {}, body: Buffer.from('a') };
  kept.find('a');
  kept.keeper('a')(answer);
  for (let nth = 0; nth < 3; nth += 1) kept.find('a');
  findBreaker('https://measured.test/init');
  const lines = await scrape();
  expect(read(lines, 'sikke_micro_cache_lookups_total{result="miss"}')).toBe(1);
  expect(read(lines, 'sikke_micro_cache_lookups_total{result="hit"}')).toBe(3);
  expect(read(lines, 'sikke_micro_cache_entries')).toBe(1);
  expect(read(lines, 'sikke_micro_cache_bytes')).toBe(kept.counts().bytes);
  expect(read(lines, 'sikke_breaker_state{server="https://measured.test"}')).toBe(0);
  expect(read(lines, 'sikke_breaker_openings_total{server="https://measured.test"}')).toBe(0);
  expect(read(lines, 'sikke_live_streams')).toBe(3);
  expect(read(lines, 'sikke_changes_heard')).toBe(1);
  nowMs += 5_000;
});
