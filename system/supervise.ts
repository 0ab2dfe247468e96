import { setTimeout as delay } from 'node:timers/promises';
import { DiskProblem } from './disk-problem';
import { toSentence } from './problem';
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
  /** How often it is tried where the disk does not let it start, in milliseconds; every 5 s unless given. */
  readonly diskRetryMs?: number;
}

const windowMs = 60_000;
const mostRestarts = 5;

/**
 * Keeps a part running: when it ends by itself it is opened again after 0.5, 1, 2, 4 … seconds. Five ends within a minute
 * are not an accident any more: `giveUp` is called with a sentence. A disk that is full or read-only is waited for as long as it takes.
 */
export async function supervise({
  name,
  open,
  giveUp,
  tell = say,
  diskRetryMs = 5_000,
}: SuperviseOptions): Promise<Supervised> {
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
      if (!isStopping && watched === current) current = await reopened(current);
      if (isStopping) await current.stop();
    }
  };

  /** A failed attempt counts as another end: the part stays as it was, and the loop comes round again. One that the disk did not let start counts as none. */
  const reopened = async (before: Part): Promise<Part> => {
    let told = '';
    while (!isStopping) {
      try {
        return await open();
      } catch (error) {
        const waits = error instanceof DiskProblem;
        const sentence = waits
          ? `${error.message} Nothing is lost, and it goes on by itself then.`
          : toSentence(error);
        if (sentence !== told) tell(`  ${sentence}`);
        told = sentence;
        if (!waits) return before;
        await delay(diskRetryMs);
      }
    }
    return before;
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
