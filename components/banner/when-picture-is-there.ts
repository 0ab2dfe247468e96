/**
 * Loads a picture once the page has loaded and has nothing better to do, then calls back. A picture that does not come is
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

function whenIdle(work: () => void): () => void {
  const controller = new AbortController();
  const queue = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  const run = () => {
    if (!controller.signal.aborted) work();
  };
  if (document.readyState === 'complete') queue();
  else window.addEventListener('load', queue, { once: true, signal: controller.signal });
  return () => controller.abort();
}
