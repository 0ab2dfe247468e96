/**
 * Loads a picture once the page has loaded, is in use or has stood for a moment, and has nothing better to do; then calls back. A picture that does not come is
 * no error: nothing happens. Returns how to give up; what `callback` returns is called then, too.
 */
export function whenPictureIsThere(url: string, callback: () => () => void): () => void {
  let giveUp = () => {};
  let isGivenUp = false;
  const picture = new Image();
  picture.onload = () => {
    if (!isGivenUp) giveUp = callback();
  };
  const leaveQueue = whenIdle(() => {
    picture.src = url;
  });
  return () => {
    isGivenUp = true;
    leaveQueue();
    giveUp();
  };
}

/** How long a page stands, in milliseconds, before it asks for more by itself. */
const standsMs = 2_500;

function whenIdle(work: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let isGivenUp = false;
  const idle = () => {
    if (!isGivenUp) work();
  };
  const run = () => {
    if (signal.aborted) return;
    waiting.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(idle, { timeout: 2000 });
    else setTimeout(idle, 200);
  };
  const wait = () => {
    for (const use of ['pointermove', 'touchstart', 'scroll', 'keydown'] as const)
      window.addEventListener(use, run, { once: true, passive: true, signal });
    setTimeout(run, standsMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
  return () => {
    isGivenUp = true;
    waiting.abort();
  };
}
