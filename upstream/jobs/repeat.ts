/** A job that runs now and then until it is stopped. */
export interface Repeating {
  /** Resolves once no run is under way and none will begin. */
  stop(): Promise<void>;
}

/** What is repeated, and how often in milliseconds. */
export interface RepeatOptions {
  readonly intervalMs: number;
  readonly run: () => Promise<void>;
  /** Told of a run that failed; the next one comes all the same. */
  readonly onError: (error: unknown) => void;
}

/** Runs a job at once and then `intervalMs` after each run has ended, never two at a time. Keeps no process alive. */
export function repeat({ intervalMs, run, onError }: RepeatOptions): Repeating {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = turn();

  async function turn(): Promise<void> {
    await run().catch(onError);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = turn();
    }, intervalMs);
    timer.unref();
  }

  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
