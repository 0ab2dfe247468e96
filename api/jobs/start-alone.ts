import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

interface AloneOptions {
  /** PostgreSQL itself: the lock is its session's. */
  readonly url: string;
  /** What is done by one process at a time. */
  readonly name: string;
  readonly begin: () => { stop(): Promise<void> };
  readonly onError: (error: unknown) => void;
  /** How soon another process notices that nobody does it, in milliseconds. */
  readonly lookMs?: number;
}

/**
 * Does something in this process while no other one does, however many run and wherever: who holds the lock of its name goes on until it stops or its connection is
 * lost, and another one takes over.
 */
export function startAlone({ url, name, begin, onError, lookMs = 5_000 }: AloneOptions): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function turn(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      application_name: 'sikke-alone',
    });
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    client.on('error', end).once('end', end);
    signal.addEventListener('abort', end);
    try {
      await client.connect();
      while (!signal.aborted && !(await isTaken(client, name))) await pause(lookMs, signal);
      if (signal.aborted) return;
      const running = begin();
      await ended;
      await running.stop();
    } finally {
      signal.removeEventListener('abort', end);
      await client.end().catch(() => undefined);
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await turn().catch(onError);
      await pause(lookMs, signal);
    }
  }

  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

async function isTaken(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    "select pg_try_advisory_lock(hashtext('alone'), hashtext($1)) as taken",
    [name],
  );
  return rows[0]?.taken === true;
}

/** Over at once where nobody waits for it any more; keeps no process alive. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return delay(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
