import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { request } from 'undici';
import type { Database } from '@/api/db/client';
import type { ServerProcess } from './server-process';

/** Changes something again and again, and looks when each process shows it. */
export interface Watcher {
  /** How many changes there were, and the longest that one took to be shown by every process that runs, in milliseconds. */
  readonly outcome: () => {
    readonly changes: number;
    readonly slowestMs: number;
    readonly late: readonly string[];
    /** Who was asked after those two seconds and answered without the change: the time that the answer itself took is not in it. */
    readonly stale: readonly string[];
  };
  stop(): Promise<void>;
}

interface WatcherOptions {
  readonly db: Database;
  /** Each process with the path at which it shows the name of the sponsor. */
  readonly shownBy: readonly { readonly process: ServerProcess; readonly path: string }[];
  readonly headers: Readonly<Record<string, string>>;
}

/** How soon every process is to show a change. */
const promisedMs = 2_000;
const pauseMs = 400;

/** Renames the one sponsor without a pause; a process that is ended or started meanwhile is not asked for this change. */
export function startWatcher({ db, shownBy, headers }: WatcherOptions): Watcher {
  let isStopped = false;
  let changes = 0;
  let slowestMs = 0;
  const late: string[] = [];
  const stale: string[] = [];

  async function run(): Promise<void> {
    while (!isStopped) {
      changes += 1;
      const name = `Nartane ${changes}`;
      await db.execute(sql`update sponsors set name = ${name}`);
      const begun = performance.now();
      const up = shownBy.filter(({ process }) => process.isUp());
      const shown = await Promise.all(up.map((one) => untilShown(one, name, begun)));
      for (const [at, tookMs] of shown.entries()) {
        if (tookMs === null) continue;
        slowestMs = Math.max(slowestMs, tookMs);
        if (tookMs > promisedMs) late.push(`${up[at]?.process.name}: ${Math.round(tookMs)} ms`);
      }
      await delay(pauseMs);
    }
  }

  /** Null where the process was ended before it could show it. */
  async function untilShown(
    { process, path }: WatcherOptions['shownBy'][number],
    name: string,
    begun: number,
  ): Promise<number | null> {
    for (;;) {
      const askedMs = performance.now() - begun;
      const answer = await request(`http://127.0.0.1:${process.port}${path}`, {
        headers: { ...headers, connection: 'close' },
      }).catch(() => null);
      const text = (await answer?.body.text().catch(() => '')) ?? '';
      if (text.includes(name)) return performance.now() - begun;
      if (!process.isUp()) return null;
      if (askedMs > promisedMs && answer?.statusCode === 200 && text !== '')
        stale.push(`${process.name} without ${name} after ${Math.round(askedMs)} ms`);
      await delay(20);
    }
  }

  const running = run();
  // Told to whoever stops it.
  running.catch(() => undefined);
  return {
    outcome: () => ({ changes, slowestMs: Math.round(slowestMs), late, stale }),
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}
