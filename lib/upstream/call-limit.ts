import { setMaxListeners } from 'node:events';

/**
 * Ends a call after so many milliseconds (`TimeoutError`), or once its caller has gone: `end` is told why, once. What comes back is for when the call has ended by itself, and lets go of
 * timer and caller. A signal made of two others costs a tenth of a call, and one signal of our own half of that (docs/adr/436).
 */
export function limitCall(
  timeoutMs: number,
  gone: AbortSignal | undefined,
  end: (reason: unknown) => void,
): () => void {
  const timer = setTimeout(
    () => stop(new DOMException('The call took too long', 'TimeoutError')),
    timeoutMs,
  ).unref();
  const leave = () => stop(gone?.reason);
  const release = () => {
    clearTimeout(timer);
    gone?.removeEventListener('abort', leave);
  };
  const stop = (reason: unknown) => {
    release();
    end(reason);
  };
  if (gone?.aborted) leave();
  else if (gone) {
    // One caller may have many calls under way: no leak to be warned of.
    setMaxListeners(0, gone);
    gone.addEventListener('abort', leave, { once: true });
  }
  return release;
}
