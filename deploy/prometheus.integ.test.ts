import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createApp } from '@/api/app';
import { apiMetrics } from '@/api/metrics/api-metrics';
import { look } from '@/api/metrics/look';
import { recordMaintenance } from '@/api/services/maintenance/record-maintenance';
import { createTestApp, type TestApp } from '@/api/testing/app.fixture';
import { createKeptAnswers } from '@/front/kept-answers';
import { siteMetrics } from '@/front/metrics/site-metrics';
import { findBreaker } from '@/lib/upstream/find-breaker';
import { createMetrics } from '@/system/metrics';
import { metricsPort } from '@/system/metrics-port';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'prometheus', name), 'utf8');
const texts = z.object({ summary: z.string().min(1), description: z.string().min(1) });
const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string().regex(/^Sikke[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[mh]$/),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: texts,
        }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const rules = rulesSchema.parse(parse(read('sikke.rules.yml'))).groups.flatMap((group) => group.rules);
const panels = dashboardSchema.parse(JSON.parse(read('dashboard.json'))).panels;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

let api: TestApp;
let scraped = '';
beforeAll(async () => {
  api = await createTestApp();
  const { db, clock } = api.deps;
  await recordMaintenance({ db, clock }, { kind: 'backup', outcome: { figures: {} } });
  const ofApi = createMetrics({ metrics: apiMetrics, look: () => look(api.deps) });
  await createApp(api.deps, ofApi).request('/healthz');
  findBreaker('https://upstream.test');
  const kept = createKeptAnswers({ lifeMs: 1, mostBytes: 1_024, now: () => 0 });
  const ofSite = createMetrics({ metrics: siteMetrics, look: () => ({ live: null, kept }) });
  scraped = `${await ofSite.text()}\n${await ofApi.text()}`;
});
afterAll(() => api.close());

/** The series that Prometheus makes itself. */
const own = new Set(['up']);

it('alerts and dashboard name no metric that a scrape of site and API does not have', () => {
  const names = expressions.flatMap((expr) => expr.match(/\b((sikke|nodejs|process)_\w+|up(?=\{))/g) ?? []);
  expect(names.length).toBeGreaterThan(30);
  const missing = names.filter((name) => !own.has(name) && !new RegExp(`^${name}[ {]`, 'm').test(scraped));
  expect([...new Set(missing)]).toEqual([]);
});

it('every metric of ours stands on the dashboard', () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const names = [...siteMetrics, ...apiMetrics].map(({ name }) => name);
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});

it('the brackets of every expression close', () => {
  for (const expr of expressions)
    for (const [left, right] of ['()', '{}', '[]'])
      expect(expr.split(left ?? '').length, expr).toBe(expr.split(right ?? '').length);
});

it('the example asks the ports that METRICS_PORT=9464 gives', () => {
  const config = z
    .object({
      rule_files: z.array(z.string()),
      scrape_configs: z.array(
        z.object({
          job_name: z.string(),
          static_configs: z.array(z.object({ targets: z.array(z.string()) })),
        }),
      ),
    })
    .parse(parse(read('prometheus.yml')));
  expect(config.rule_files).toEqual(['sikke.rules.yml']);
  const targets = config.scrape_configs.map((job) => [job.job_name, job.static_configs[0]?.targets[0]]);
  expect(targets).toEqual(
    (['site', 'api'] as const).map((part) => [`sikke-${part}`, `127.0.0.1:${metricsPort(9464, part, 1)}`]),
  );
});
