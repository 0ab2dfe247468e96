import { expect, test } from 'vitest';
import { createGate } from './gate';
import { ServiceError } from './service-error';

test('no more jobs run at once than allowed, the rest wait in order, and what is too much is refused', async () => {
  const gate = createGate({ running: 2, waiting: 3 });
  const releases: (() => void)[] = [];
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const job = (name: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(name);
    await new Promise<void>((resolve) => {
      releases.push(resolve);
    });
    running -= 1;
    return name;
  };
  const accepted = [1, 2, 3, 4, 5].map((name) => gate(job(name)));
  await expect(gate(job(6))).rejects.toEqual(new ServiceError('unavailable', { retryAfterSeconds: 2 }));
  for (let done = 0; done < 5; done += 1) {
    releases.shift()?.();
    await accepted[done];
  }
  expect([await Promise.all(accepted), order, most]).toEqual([[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], 2]);
});

test('a failing job gives its place to the next', async () => {
  const gate = createGate({ running: 1, waiting: 1 });
  const failing = gate(() => Promise.reject(new Error('broken')));
  const next = gate(async () => 'served');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('served');
});
