import asyncHooks, { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SharedStorage, shareStorages } from './shared-storage';

/** Whether this Node writes each storage's store onto each promise. */
const isOld = Number.parseInt(process.versions.node, 10) < 24;

/** What both are asked for. */
interface Kind {
  new <Store>(): {
    getStore(): Store | undefined;
    run<Result>(store: Store, callback: (more: string) => Result, more?: string): Result;
    exit<Result>(callback: () => Result): Result;
    enterWith(store: Store): void;
    disable(): void;
  };
  bind<Result>(callback: () => Result): () => Result;
  snapshot(): <Result>(callback: () => Result) => Result;
}

// What holds of Node's own holds of the shared one.
const kinds: readonly [name: string, kind: Kind][] = [
  ['Node’s own', AsyncLocalStorage],
  ['a shared one', SharedStorage],
];

it.each(kinds)('%s hands its store on to whatever begins within, and to nothing else', async (_, Storage) => {
  const [one, other] = [new Storage<string>(), new Storage<string>()];
  const seen = () => [one.getStore(), other.getStore()];
  const late: unknown[] = [];
  const answer = one.run('a', () => {
    setImmediate(() => late.push(seen()));
    return other.run(
      'b',
      async (more: string) => {
        await turn();
        return one.run('c', async () => [more, ...seen(), ...other.exit(seen), await turn().then(seen)]);
      },
      'handed on',
    );
  });
  expect(seen()).toEqual([undefined, undefined]);
  expect(await answer).toEqual(['handed on', 'c', 'b', 'c', undefined, ['c', 'b']]);
  expect(late).toEqual([['a', undefined]]);
});

it.each(kinds)(
  '%s has its store of before again when what ran throws, and where it ran with the same',
  (_, Storage) => {
    const storage = new Storage<string>();
    storage.run('a', () => {
      expect(() =>
        storage.run('b', () => {
          throw new Error('thrown');
        }),
      ).toThrow('thrown');
      expect(storage.getStore()).toBe('a');
      expect(storage.run('a', () => storage.getStore())).toBe('a');
      expect(storage.getStore()).toBe('a');
    });
  },
);

it.each(kinds)('%s keeps for a bound function and a snapshot what was there', (_, Storage) => {
  const storage = new Storage<string>();
  const [bound, snapshot] = storage.run('a', () => [
    Storage.bind(() => storage.getStore()),
    Storage.snapshot(),
  ]);
  expect(storage.run('b', () => [bound(), snapshot(() => storage.getStore()), storage.getStore()])).toEqual([
    'a',
    'a',
    'b',
  ]);
});

it.each(kinds)(
  '%s is entered for the rest of what runs, and finds nothing once it is disabled',
  async (_, Storage) => {
    const storage = new Storage<string>();
    const seen = await new AsyncResource('apart').runInAsyncScope(async () => {
      storage.enterWith('a');
      await turn();
      const entered = storage.getStore();
      storage.disable();
      return [entered, storage.getStore(), storage.run('b', () => storage.getStore())];
    });
    expect(seen).toEqual(['a', undefined, 'b']);
  },
);

it('however many share, a promise carries one store', () => {
  const fieldsOf = (Storage: Kind) => {
    const before = Object.getOwnPropertySymbols(Promise.resolve()).length;
    const storages = Array.from({ length: 12 }, () => new Storage<number>());
    const within = storages.reduce(
      (inner, storage, nth) => () => storage.run(nth, inner),
      () => Object.getOwnPropertySymbols(Promise.resolve()).length,
    );
    const fields = within() - before;
    for (const storage of storages) storage.disable();
    return fields;
  };
  expect(fieldsOf(SharedStorage)).toBeLessThanOrEqual(1);
  // Where Node itself keeps them in one frame none is needed, and none is put in place.
  if (isOld) expect(fieldsOf(AsyncLocalStorage)).toBe(12);
});

it('whichever way Next, React or ours come by the class, they have the shared one from then on', () => {
  const places = [asyncHooks, globalThis];
  const before = places.map((place) => Object.getOwnPropertyDescriptor(place, 'AsyncLocalStorage'));
  shareStorages();
  const required: unknown = createRequire(import.meta.url)('async_hooks').AsyncLocalStorage;
  const seen = [AsyncLocalStorage, required, Reflect.get(globalThis, 'AsyncLocalStorage')];
  for (const [nth, place] of places.entries())
    Object.defineProperty(place, 'AsyncLocalStorage', before[nth] ?? { value: undefined });
  syncBuiltinESMExports();
  expect(seen.map((Storage) => Storage === SharedStorage)).toEqual([isOld, isOld, isOld]);
});
