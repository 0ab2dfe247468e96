import { whenIdle } from '@/components/ui/when-idle';

/**
 * Loads a picture as soon as the page, which stands and has its scripts, has nothing better to do; then calls back. A picture that does
 * not come is no error: nothing happens. Returns how to give up; what `callback` returns is called then, too.
 */
export function whenPictureIsThere(url: string, callback: () => () => void): () => void {
  let giveUp = () => {};
  let isGivenUp = false;
  const picture = new Image();
  picture.onload = () => {
    if (!isGivenUp) giveUp = callback();
  };
  whenIdle(() => {
    if (!isGivenUp) picture.src = url;
  }, longestMs);
  return () => {
    isGivenUp = true;
    giveUp();
  };
}

/** How long, in milliseconds, a page may be busy before it is asked all the same. */
const longestMs = 500;
