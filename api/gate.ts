import { ServiceError } from './service-error';

/** Runs at most `running` jobs at once and lets `waiting` more queue; beyond that it refuses with `unavailable`. */
export function createGate(limits: { readonly running: number; readonly waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < limits.running) running += 1;
    else await place();
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };

  function place(): Promise<void> {
    if (queue.length >= limits.waiting) throw new ServiceError('unavailable', { retryAfterSeconds: 2 });
    return new Promise((resolve) => {
      queue.push(resolve);
    });
  }
}
