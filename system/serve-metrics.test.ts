import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createMetrics } from './metrics';
import { metricsPort } from './metrics-port';
import { freePort } from './ports';
import { serveMetrics } from './serve-metrics';

const open: { close(): void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const metrics = createMetrics({
  metrics: [
    {
      name: 'sikke_seen',
      help: 'Seen',
      kind: 'gauge',
      labels: ['of'],
      read: (seen: string[]) => seen.map((of) => ({ value: 1, labels: { of } })),
    },
  ],
  look: () => seen,
});
let seen: string[] = [];
const ask = (port: number, path = '/metrics', method = 'GET') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method });

it('GET /metrics answers in the text format, with the process itself, and nothing else is answered', async () => {
  const port = await freePort();
  open.push(serveMetrics(metrics, { host: '127.0.0.1', port, tell: () => undefined }));
  seen = ['a'];
  const answer = await ask(port);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('\nsikke_seen{of="a"} 1\n');
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect(text).toContain(`\n${name} `);
  for (const refused of [ask(port, '/'), ask(port, '/metrics', 'POST'), ask(port, '/metrics/a')])
    expect((await refused).status).toBe(404);
});

it('what is not seen any more is not told any more', async () => {
  seen = ['a', 'b'];
  expect(await metrics.text()).toContain('of="b"');
  seen = ['a'];
  expect(await metrics.text()).not.toContain('of="b"');
});

it('a port that another process still holds is told of once, and taken when it is free', async () => {
  const port = await freePort();
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(port, '127.0.0.1', resolve));
  const told: string[] = [];
  open.push(serveMetrics(metrics, { host: '127.0.0.1', port, retryMs: 5, tell: (line) => told.push(line) }));
  await vi.waitFor(() => expect(told).toHaveLength(1));
  await new Promise((resolve) => holder.close(resolve));
  await vi.waitFor(async () => expect((await ask(port)).status).toBe(200));
  expect(told).toHaveLength(1);
});

it('every process of both programs has a port of its own', () => {
  const numbers = Array.from({ length: 64 }, (_, index) => index + 1);
  const ports = (['site', 'api'] as const).flatMap((part) =>
    numbers.map((nth) => metricsPort(9464, part, nth)),
  );
  expect(new Set(ports).size).toBe(128);
  expect([ports[0], ports[1], ports[64]]).toEqual([9464, 9465, 9564]);
});
