import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@/api/db/client';
import { runMigrations } from '@/api/db/migrations';
import { openCluster } from '@/postgres/cluster';
import { freePort } from '@/system/ports';
import { apiProcess } from './api-process';
import { addItem, addMember } from './arena';
import { forgetDailyLimits, oneClaimIn } from './keyed-writes';
import { killCluster } from './kill-cluster';
import { type Verdict, verdictOn } from './verdict';
import { type Promises, startWriter } from './writer';

/** What is killed, how often, and where it all lies (a folder that is the caller's to delete). */
export interface KillNine {
  readonly target: 'api' | 'database';
  readonly cycles: number;
  readonly folder: string;
  /** Ends it early: it rejects once everything it started is stopped. */
  readonly signal?: AbortSignal | undefined;
  /** Told after each cycle. */
  readonly onCycle?: (cycle: number, acknowledged: number) => void;
}

/** What came of it; `repeats` is how many requests lost their answer. */
export type Outcome = Verdict & { readonly repeats: number };

const members = 4;

/**
 * Has clients order and hand in claims without a pause while the API, or the database below it, is killed with SIGKILL again and again, at a moment of
 * chance, and started anew. In the end every promise must stand, once.
 */
export async function killNine({ target, cycles, folder, signal, onCycle }: KillNine): Promise<Outcome> {
  let cluster = await openCluster(folder);
  const { port, url } = cluster;
  await runMigrations(url);
  const api = apiProcess(await freePort(), {
    DATABASE_URL: url,
    UPSTREAM_JWT_SECRET: randomBytes(32).toString('base64url'),
  });
  const database = openDatabase({ url, maxConnections: 2 });
  const promises: Promises = new Map();
  try {
    await addItem(database);
    await api.start();
    const names = Array.from({ length: members }, (_, at) => `uye${at}`);
    const tokens: string[] = [];
    for (const name of names) tokens.push(await addMember(database, api.base, { name }));
    const writers = tokens.map((token) => startWriter(api.base, token, promises, { writes: oneClaimIn(2) }));
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      await untilMore(promises, 20, signal);
      await delay(Math.random() * 300, undefined, { signal });
      if (target === 'api') {
        await api.kill();
        await api.start();
      } else {
        await killCluster(cluster);
        cluster = await openCluster(folder, { port });
      }
      await forgetDailyLimits(database.db);
      onCycle?.(cycle, promises.size);
    }
    await untilMore(promises, 20, signal);
    await Promise.all(writers.map((writer) => writer.stop()));
    const repeats = writers.reduce((sum, writer) => sum + writer.repeats(), 0);
    return { ...(await verdictOn(database.db, promises)), repeats };
  } finally {
    await api.kill();
    await database.close().catch(() => undefined);
    await cluster.stop();
  }
}

/** Waits until the clients have been promised that many more: only what writes is worth killing. */
async function untilMore(promises: Promises, count: number, signal?: AbortSignal): Promise<void> {
  const enough = promises.size + count;
  while (promises.size < enough) await delay(20, undefined, { signal });
}
