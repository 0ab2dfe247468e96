import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { seedRows } from './seed-rows';

/** The demo itself takes ten seconds of a processor. */
async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "insert into uptime_minutes select date_trunc('minute', now()) - n * interval '1 minute' from generate_series(1, 1200) n",
  );
  await client.end();
}

test('what fills a database is measured in one of its own, against as many bare rows, and leaves none behind', async () => {
  const [seconds, rows, rate] = await seedRows(inject('postgresUrl'), fill);
  expect(seconds?.ours).toBeGreaterThan(0);
  expect(rows?.ours).toBeGreaterThanOrEqual(1200);
  expect(rate?.ours).toBeCloseTo((rows?.ours ?? 0) / (seconds?.ours ?? 1));
  expect(rate?.bare).toBeGreaterThan(0);
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  const left = await client.query("select from pg_database where datname = 'sikke_bench_seed'");
  await client.end();
  expect(left.rowCount).toBe(0);
});
