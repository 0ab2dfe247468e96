import { setTimeout as delay } from 'node:timers/promises';
import { request } from 'undici';

/** A visitor who reads public things again and again. */
export interface Reader {
  /** How many were asked for, and each that was not answered as it should be, in words. */
  readonly outcome: () => { readonly asked: number; readonly failed: readonly string[] };
  stop(): Promise<void>;
}

interface ReaderOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** How long it waits after an answer, in milliseconds; not at all unless given. */
  readonly pauseMs?: number;
}

/** Asks for each of these in turn; what is not 200 with its whole body is a failure. */
export function startReader(
  base: string,
  paths: readonly string[],
  { headers, pauseMs = 0 }: ReaderOptions,
): Reader {
  let isStopped = false;
  let asked = 0;
  const failed: string[] = [];

  async function run(): Promise<void> {
    for (; !isStopped; asked += 1) {
      const path = paths[asked % paths.length] ?? '/';
      try {
        const { statusCode, body } = await request(`${base}${path}`, {
          headers,
          signal: AbortSignal.timeout(30_000),
        });
        await body.text();
        if (statusCode !== 200) failed.push(`${base}${path}: ${statusCode}`);
      } catch (error) {
        failed.push(`${base}${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
      if (pauseMs > 0) await delay(pauseMs);
    }
  }

  const running = run();
  // Told to whoever stops it.
  running.catch(() => undefined);
  return {
    outcome: () => ({ asked, failed }),
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}
