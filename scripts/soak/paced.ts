import { setTimeout as delay } from 'node:timers/promises';

/** Something that is asked for at a steady pace. */
export interface Paced {
  /** How many were left out because too many were under way. */
  readonly skipped: () => number;
  /** Lets what is under way come to its end. */
  stop(): Promise<void>;
}

/** How many are under way at most. */
const atMost = 60;

/**
 * Asks so many times a second, whether the answers before have come or not, as visitors who do not know of each other do. `ask` ends in
 * every case and never rejects.
 */
export function startPaced(perSecond: number, ask: (nth: number) => Promise<void>): Paced {
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let skipped = 0;

  async function run(): Promise<void> {
    for (let nth = 0; !isStopped; nth += 1) {
      if (underWay.size >= atMost) skipped += 1;
      else {
        const one = ask(nth);
        underWay.add(one);
        void one.finally(() => underWay.delete(one));
      }
      await delay(1_000 / perSecond);
    }
    await Promise.all(underWay);
  }

  const running = run();
  return {
    skipped: () => skipped,
    stop: () => {
      isStopped = true;
      return running;
    },
  };
}
