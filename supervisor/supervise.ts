import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../system/progress';

/** A part of the stack that is kept running: it can be opened again after it has gone. */
export interface Part {
  readonly gone: Promise<string>;
  stop(): Promise<void>;
}

/** A supervised part. */
export interface Supervised {
  /** Stops the part for good. */
  stop(): Promise<void>;
}

const windowMs = 60_000;
const mostRestarts = 5;

/**
 * Keeps a part running: when it ends by itself it is opened again after 0.5, 1, 2, 4 … seconds. Five ends within a minute
 * are not an accident any more: `giveUp` is called with a sentence.
 */
export async function supervise(
  name: string,
  open: () => Promise<Part>,
  giveUp: (sentence: string) => void,
): Promise<Supervised> {
  let current = await open();
  let isStopping = false;
  const ends: number[] = [];

  const watch = async (): Promise<void> => {
    while (!isStopping) {
      const how = await current.gone;
      if (isStopping) return;
      const recent = ends.filter((time) => Date.now() - time < windowMs).length;
      ends.push(Date.now());
      if (recent >= mostRestarts)
        return giveUp(`${name} ended ${recent + 1} times within a minute (${how}).`);
      say(`· ${name} ended (${how}): starting it again`);
      await delay(500 * 2 ** recent);
      if (!isStopping) current = await reopened(open, current);
    }
  };
  watch().catch((error: unknown) => giveUp(`${name} cannot be started again: ${String(error)}`));

  return {
    stop: async () => {
      isStopping = true;
      await current.stop();
    },
  };
}

/** A failed attempt counts as another end: the part stays as it was, and the loop comes round again. */
async function reopened(open: () => Promise<Part>, before: Part): Promise<Part> {
  try {
    return await open();
  } catch (error) {
    say(`  ${error instanceof Error ? error.message : String(error)}`);
    return before;
  }
}
