/** Too many wait already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** Work that says whether it was worth its time. */
type Work = () => Promise<boolean>;

const running = 4;
const mostWaiting = 128;
const mostWaitingOfOne = 32;
/** How long a place rests after work that was not, in times of what it took, and at least and at most, in milliseconds. */
const restFactor = 6;
const restMs = { least: 200, most: 3_000 } as const;

/**
 * Runs four pieces of work at once; the others wait, and whoever has one waiting comes in turn however many others have. Work that was
 * not worth it makes its place rest six times as long. Throws `QueueFullError` where 32 of one asker or 128 of all wait.
 */
export function fairGate(): (asker: string, work: Work) => Promise<void> {
  const waiting = new Map<string, (() => void)[]>();
  let [free, count] = [running, 0];

  const leave = () => {
    const [asker, queue] = waiting.entries().next().value ?? [];
    if (asker === undefined || queue === undefined) {
      free += 1;
      return;
    }
    waiting.delete(asker);
    const [first, ...rest] = queue;
    if (rest.length > 0) waiting.set(asker, rest);
    count -= 1;
    first?.();
  };
  const place = (asker: string): Promise<void> | null => {
    if (free > 0) {
      free -= 1;
      return null;
    }
    const own = waiting.get(asker) ?? [];
    if (count >= mostWaiting || own.length >= mostWaitingOfOne) throw new QueueFullError();
    count += 1;
    return new Promise((resolve) => {
      waiting.set(asker, [...own, resolve]);
    });
  };
  return async (asker, work) => {
    await place(asker);
    const beganAt = performance.now();
    const isWorthIt = await work().catch((error: unknown) => {
      leave();
      throw error;
    });
    if (isWorthIt) return leave();
    const rest = (performance.now() - beganAt) * restFactor;
    setTimeout(leave, Math.min(Math.max(rest, restMs.least), restMs.most));
  };
}
