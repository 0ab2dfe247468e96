import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '@/system/metrics';
import { createApp } from '../app';
import { openDatabase } from '../db/client';
import { recordMaintenance } from '../services/maintenance/record-maintenance';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { apiMetrics } from './api-metrics';
import { look } from './look';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** The metrics of an API as a scrape has them, by series. */
async function scrape(metrics: { text(): Promise<string> }) {
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('sikke_'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}
const newMetrics = (deps = api.deps) => createMetrics({ metrics: apiMetrics, look: () => look(deps) });

test('requests are counted by their route, and a flood of made-up addresses adds no series', async () => {
  const metrics = newMetrics();
  const app = createApp(api.deps, metrics);
  const ask = (path: string, method = 'GET') =>
    app.request(path, { method, headers: { 'X-Client-Id': 'test-client' } });
  for (const path of ['/news/bir', '/news/iki', '/yok', '/healthz']) await ask(path);
  await ask('/login', 'POST');
  const before = await scrape(metrics);
  const requests = (labels: string) => before.get(`sikke_http_requests_total{${labels}}`);
  expect(requests('method="read",route="/news/:slug",status="4xx"')).toBe(2);
  expect(requests('method="read",route="other",status="4xx"')).toBe(1);
  expect(requests('method="read",route="/healthz",status="2xx"')).toBe(1);
  expect(requests('method="write",route="/login",status="4xx"')).toBe(1);
  for (let nth = 0; nth < 200; nth += 1) await ask(`/${nth % 2 ? 'news/' : ''}uydurma-${nth}`);
  expect([...(await scrape(metrics)).keys()]).toEqual([...before.keys()]);
});

test('the queue, the pool and the maintenance are told as they are', async () => {
  const { db, clock } = api.deps;
  await recordMaintenance({ db, clock }, { kind: 'backup', outcome: { figures: { bytes: 1 } } });
  await db.execute(
    sql`select graphile_worker.add_job('sweep', run_at => now() - interval '10 minutes', job_key => 'measured')`,
  );
  const told = await scrape(newMetrics());
  expect(told.get('sikke_database_up')).toBe(1);
  expect(told.get('sikke_jobs{state="waiting"}')).toBe(1);
  expect(told.get('sikke_jobs{state="overdue"}')).toBe(1);
  expect(told.get('sikke_jobs_stuck')).toBe(1);
  expect(told.get('sikke_jobs_oldest_overdue_seconds')).toBeCloseTo(600, -2);
  expect(told.get('sikke_database_pool_waiting')).toBe(0);
  expect(told.get('sikke_database_pool_connections{state="idle"}')).toBeGreaterThan(0);
  expect(told.get('sikke_maintenance_last_success_timestamp_seconds{kind="backup"}')).toBe(
    clock.now() / 1_000,
  );
  expect(told.get('sikke_maintenance_last_success_timestamp_seconds{kind="restore"}')).toBe(0);
});

test('while the database is away the process goes on telling of itself, and says so', async () => {
  const away = openDatabase({ url: 'postgres://nobody@127.0.0.1:9/none' });
  const told = await scrape(newMetrics({ ...api.deps, db: away.db }));
  await away.close();
  expect(told.get('sikke_database_up')).toBe(0);
  expect([...told.keys()].filter((series) => series.startsWith('sikke_jobs'))).toEqual([]);
});

test('the API itself knows no such address', async () => {
  expect((await api.call('GET', '/metrics')).status).toBe(404);
});
