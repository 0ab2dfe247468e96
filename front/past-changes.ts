import { setTimeout as delay } from 'node:timers/promises';
import { expireTag } from './expire-tag';

/** How long a start waits for the API to say what changed before it, in milliseconds: then it shows what there is. */
const patienceMs = 2_000;

/** What changed before this process listened, or while it did not hear. */
interface PastChanges {
  /** Takes what was made before the last change of its tag for old. */
  take(agoMs: Readonly<Record<string, number>>): void;
  /** Nobody will say. */
  giveUp(): void;
  /** Resolves once that is known, or nobody could say for a while. */
  readonly isTaken: Promise<void>;
}

/**
 * Another process of this folder, or of another machine, may have been told of a change while this one was not there, and the pages that lie in the folder
 * may be older (ADR 300). The API counts how long ago by its own clock, so that two clocks need not agree.
 */
export function pastChanges(nowMs: () => number = Date.now): PastChanges {
  let isDone = () => {};
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  return {
    take: (agoMs) => {
      for (const [tag, ago] of Object.entries(agoMs)) expireTag(tag, nowMs() - ago);
      isDone();
    },
    giveUp: isDone,
    isTaken: Promise.race([done, delay(patienceMs, undefined, { ref: false })]),
  };
}
