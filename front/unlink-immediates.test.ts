import { AsyncLocalStorage } from 'node:async_hooks';
import timers from 'node:timers';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { unlinkImmediates } from './unlink-immediates';

const { setImmediate: first } = globalThis;

afterEach(() => {
  globalThis.setImmediate = first;
  timers.setImmediate = first;
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What overlaps: each of so many requests has two callbacks in turn, one beside the last of the request before; the error of the first is kept. */
async function keptRequests(count: number): Promise<number> {
  const storage = new AsyncLocalStorage<object>();
  const requests: WeakRef<object>[] = [];
  const kept: Error[] = [];
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  for (let nth = 0; nth < count; nth += 1) {
    const request = { nth };
    requests.push(new WeakRef(request));
    storage.run(request, () => {
      setImmediate(() => {
        const error = new Error('the render is complete');
        if (nth === count - 1) kept.push(error);
        Object.assign(request, { error });
        setImmediate(() => undefined);
      });
    });
    await turn();
  }
  await turn();
  // A weak reference lets go with the turn in which it was asked.
  await new Promise((resolve) => timers.setTimeout(resolve, 0));
  collect();
  expect(kept).toHaveLength(1);
  return requests.filter((request) => request.deref() !== undefined).length;
}

test('a request whose error is kept keeps none of those that ran beside it', async () => {
  unlinkImmediates();
  expect(await keptRequests(40)).toBeLessThanOrEqual(2);
});

test('an Immediate that has run leads to no other once the next one runs', async () => {
  unlinkImmediates();
  const ran: object[] = [];
  await new Promise<void>((resolve) => {
    for (let nth = 0; nth < 3; nth += 1) ran.push(setImmediate(() => nth === 2 && resolve()));
  });
  // Whoever else runs in this process may come between, and after the last one.
  const followed = ran.slice(0, 2);
  expect(followed.map((one) => [Reflect.get(one, '_idleNext'), Reflect.get(one, '_idlePrev')])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('callbacks run in their turn with their arguments, one that is cleared does not, and one that throws stops no other', async () => {
  unlinkImmediates();
  const heard: unknown[] = [];
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', onFailure);
  await new Promise<void>((resolve) => {
    setImmediate((...args: unknown[]) => heard.push(args), 1, 'b');
    const cleared = setImmediate(() => heard.push('cleared'));
    // It is cleared between two of them, where Node asks the one before for the next.
    setImmediate(() => process.nextTick(() => clearImmediate(later)));
    const later = setImmediate(() => heard.push('cleared late'));
    setImmediate(() => {
      throw new Error('of a callback');
    });
    setImmediate(() => heard.push('last'));
    setImmediate(resolve);
    clearImmediate(cleared);
  });
  process.off('uncaughtException', onFailure);
  for (const other of others) process.on('uncaughtException', other);
  expect(heard).toEqual([[1, 'b'], 'last']);
  expect(failures).toMatchObject([{ message: 'of a callback' }]);
});

test('what makes a promise of it goes on', async () => {
  unlinkImmediates();
  expect(await promisify(setImmediate)('said')).toBe('said');
  expect(() => Reflect.apply(setImmediate, undefined, ['no function'])).toThrow(TypeError);
});
