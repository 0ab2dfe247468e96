import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { seedRows } from './seed-rows';

test('the seed is measured in a database of its own, against as many bare rows, and leaves none behind', async () => {
  const [seconds, rows, rate] = await seedRows(inject('postgresUrl'));
  expect(seconds?.ours).toBeGreaterThan(0);
  expect(rows?.ours).toBeGreaterThan(10_000);
  expect(rate?.ours).toBeCloseTo((rows?.ours ?? 0) / (seconds?.ours ?? 1));
  expect(rate?.bare).toBeGreaterThan(0);
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  const left = await client.query("select from pg_database where datname = 'sikke_bench_seed'");
  await client.end();
  expect(left.rowCount).toBe(0);
});
