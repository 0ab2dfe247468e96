/** A job that runs now and then until it is stopped. */
export interface Repeating {
  /** Has it run soon: `wakeAfterMs` after the word or after the run under way; many words make one run. */
  wake(): void;
  /** Resolves once no run is under way and none will begin. */
  stop(): Promise<void>;
}

/** What is repeated, and how often in milliseconds. */
export interface RepeatOptions {
  readonly intervalMs: number;
  /** How soon it runs when it is woken; at once unless given. */
  readonly wakeAfterMs?: number;
  readonly run: () => Promise<void>;
  /** Told of a run that failed; the next one comes all the same. */
  readonly onError: (error: unknown) => void;
}

/** Runs a job at once and then `intervalMs` after each run has ended, never two at a time. Keeps no process alive. */
export function repeat({ intervalMs, wakeAfterMs = 0, run, onError }: RepeatOptions): Repeating {
  let state: 'running' | 'called' | 'waiting' | 'woken' | 'stopped' = 'running';
  let timer: NodeJS.Timeout | undefined;
  let running = turn();

  async function turn(): Promise<void> {
    await run().catch(onError);
    if (state === 'running') wait('waiting', intervalMs);
    if (state === 'called') wait('woken', wakeAfterMs);
  }

  function wait(as: 'waiting' | 'woken', ms: number): void {
    state = as;
    timer = setTimeout(() => {
      state = 'running';
      running = turn();
    }, ms);
    timer.unref();
  }

  return {
    wake: () => {
      if (state === 'running') state = 'called';
      if (state !== 'waiting') return;
      clearTimeout(timer);
      wait('woken', wakeAfterMs);
    },
    stop: () => {
      state = 'stopped';
      clearTimeout(timer);
      return running;
    },
  };
}
