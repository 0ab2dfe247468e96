import { setTimeout as delay } from 'node:timers/promises';
import { say } from './progress';

/** A part of the stack that is kept running: it can be opened again after it has gone. */
export interface Part {
  readonly gone: Promise<string>;
  stop(): Promise<void>;
}

/** A supervised part. */
export interface Supervised {
  /** Opens the part anew and stops the one before once the new one is there. Rejects where the new one does not come up: the one before stays. */
  renew(): Promise<void>;
  /** Stops the part for good. */
  stop(): Promise<void>;
}

interface SuperviseOptions {
  readonly name: string;
  readonly open: () => Promise<Part>;
  /** Called with a sentence where the part cannot be kept running. */
  readonly giveUp: (sentence: string) => void;
  /** Who is told of ends and restarts; the terminal unless given. */
  readonly tell?: (line: string) => void;
}

const windowMs = 60_000;
const mostRestarts = 5;

/**
 * Keeps a part running: when it ends by itself it is opened again after 0.5, 1, 2, 4 … seconds. Five ends within a minute
 * are not an accident any more: `giveUp` is called with a sentence.
 */
export async function supervise({ name, open, giveUp, tell = say }: SuperviseOptions): Promise<Supervised> {
  let current = await open();
  let isStopping = false;
  let renewing: Promise<void> = Promise.resolve();
  const ends: number[] = [];

  const watch = async (): Promise<void> => {
    while (!isStopping) {
      const watched = current;
      const how = await watched.gone;
      await renewing.catch(() => undefined);
      if (isStopping) return;
      if (watched !== current) continue;
      const recent = ends.filter((time) => Date.now() - time < windowMs).length;
      ends.push(Date.now());
      if (recent >= mostRestarts)
        return giveUp(`${name} ended ${recent + 1} times within a minute (${how}).`);
      tell(`· ${name} ended (${how}): starting it again`);
      await delay(500 * 2 ** recent);
      if (!isStopping && watched === current) current = await reopened(open, current, tell);
      if (isStopping) await current.stop();
    }
  };
  watch().catch((error: unknown) => giveUp(`${name} cannot be started again: ${String(error)}`));

  const renew = async (): Promise<void> => {
    const before = current;
    const next = await open();
    if (isStopping) return next.stop();
    current = next;
    await before.stop();
  };
  return {
    renew: () => {
      renewing = renewing.catch(() => undefined).then(renew);
      return renewing;
    },
    stop: async () => {
      isStopping = true;
      await current.stop();
    },
  };
}

/** A failed attempt counts as another end: the part stays as it was, and the loop comes round again. */
async function reopened(
  open: () => Promise<Part>,
  before: Part,
  tell: (line: string) => void,
): Promise<Part> {
  try {
    return await open();
  } catch (error) {
    tell(`  ${error instanceof Error ? error.message : String(error)}`);
    return before;
  }
}
