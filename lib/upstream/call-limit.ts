import { setMaxListeners } from 'node:events';

/** What ends a call before its end: `signal` aborts then. `release` is for when the call has ended by itself. */
export interface CallLimit {
  readonly signal: AbortSignal;
  release(): void;
}

/**
 * Aborts a call after so many milliseconds (`TimeoutError`), or once its caller has gone. One signal and one timer, both done with when the call is: the
 * platform's own `AbortSignal.any` of a timeout and a caller costs a tenth of a call, and leaves both to the garbage collector.
 */
export function limitCall(timeoutMs: number, gone?: AbortSignal): CallLimit {
  const controller = new AbortController();
  const leave = () => controller.abort(gone?.reason);
  if (gone?.aborted) leave();
  const end = () => controller.abort(new DOMException('The call took too long', 'TimeoutError'));
  const timer = setTimeout(end, timeoutMs).unref();
  // One caller may have many calls under way: no leak to be warned of.
  if (gone) setMaxListeners(0, gone);
  gone?.addEventListener('abort', leave, { once: true });
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      gone?.removeEventListener('abort', leave);
    },
  };
}
