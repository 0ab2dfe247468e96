import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '@/api/db/client';
import { quantile } from '@/scripts/bench/load';
import type { Phases } from './phases';
import { type ProcessFigures, processReader } from './process-figures';
import { calmTimes, type Read } from './reads';

/** How everything stood at a moment of the soak. */
export interface Sample {
  /** Milliseconds of `performance.now()`. */
  readonly at: number;
  /** Whether nothing was at fault. */
  readonly isCalm: boolean;
  /** Of each process of the site, and of the API. */
  readonly site: readonly ProcessFigures[];
  readonly api: readonly ProcessFigures[];
  /** Connections to PostgreSQL; null where it could not be asked. */
  readonly connections: number | null;
  /** Of what guests read since the sample before, milliseconds; NaN where they read nothing undisturbed. */
  readonly p50: number;
  readonly p99: number;
  readonly load: number;
}

/** The command lines of the processes that are looked at: those that answer for the site. */
export const siteProcess = /site-server/;
/** And those of the community API. */
export const apiProcess = /programs\/main\.mjs/;

const everyMs = 10_000;

/** Takes a sample every ten seconds until `signal` says so; `onSample` hears of each. */
export function startSampling(
  { db, phases, reads }: { readonly db: Database; readonly phases: Phases; readonly reads: readonly Read[] },
  signal: AbortSignal,
  onSample: (sample: Sample) => void,
): Promise<void> {
  const [site, api] = [processReader(siteProcess), processReader(apiProcess)];
  let before = performance.now();
  const take = async (): Promise<Sample> => {
    const at = performance.now();
    const times = calmTimes(reads, before, at);
    before = at;
    return {
      at,
      isCalm: phases.now().fault === null,
      site: site(),
      api: api(),
      connections: await countConnections(db),
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      load: loadavg()[0] ?? 0,
    };
  };
  const run = async () => {
    for (;;) {
      await delay(everyMs, undefined, { signal });
      onSample(await take());
    }
  };
  return run().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function countConnections(db: Database): Promise<number | null> {
  const asked = await db
    .execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity where datname is not null`,
    )
    .catch(() => null);
  return asked?.rows[0]?.count ?? null;
}
