/** Something that is done anew whenever it is called for. */
export interface Renewal {
  /** Has it done, at once or, while it is being done or rests, once more afterwards however often it was called. */
  call(): void;
  stop(): void;
}

interface RenewalOptions {
  readonly run: () => Promise<void>;
  /** Between two runs; after a failed one it is run again by itself, the rest twice as long each time, up to the longest. Milliseconds. */
  readonly restMs: number;
  readonly longestRestMs: number;
}

/** Never two runs at a time, and the last run always begins after the last call. */
export function createRenewal({ run, restMs, longestRestMs }: RenewalOptions): Renewal {
  let isBusy = false;
  let isCalled = false;
  let isStopped = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  async function turn(): Promise<void> {
    isCalled = false;
    const isDone = await run().then(
      () => true,
      () => false,
    );
    failures = isDone ? 0 : failures + 1;
    if (!isDone) isCalled = true;
    if (isStopped) return;
    timer = setTimeout(rested, Math.min(restMs * 2 ** failures, longestRestMs));
    timer.unref();
  }

  function rested(): void {
    if (isCalled) void turn();
    else isBusy = false;
  }

  return {
    call: () => {
      isCalled = true;
      if (isBusy || isStopped) return;
      isBusy = true;
      void turn();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
