import asyncHooks from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';

/** The stores of all, each at its own place. None is ever changed: what begins with a frame keeps it. */
type Frame = readonly unknown[];

const First = asyncHooks.AsyncLocalStorage;
const frames = new First<Frame>();
let places = 0;

/**
 * Node's `AsyncLocalStorage`, of which each writes its own store onto every promise until Node 24, as one that all share: a promise has one field more, not as many as there are
 * storages, a dozen in a site (docs/adr/468).
 */
export class SharedStorage<Store> {
  static readonly bind = First.bind;
  static readonly snapshot = First.snapshot;

  #place = places++;

  getStore(): Store | undefined {
    return frames.getStore()?.[this.#place] as Store | undefined;
  }

  run<Args extends unknown[], Result>(
    store: Store | undefined,
    callback: (...args: Args) => Result,
    ...args: Args
  ): Result {
    if (Object.is(store, this.getStore())) return Reflect.apply(callback, null, args);
    return frames.run(this.#frameWith(store), callback, ...args);
  }

  exit<Args extends unknown[], Result>(callback: (...args: Args) => Result, ...args: Args): Result {
    return this.run(undefined, callback, ...args);
  }

  enterWith(store: Store): void {
    frames.enterWith(this.#frameWith(store));
  }

  /** Nobody finds what was stored before. */
  disable(): void {
    this.#place = places++;
  }

  #frameWith(store: Store | undefined): Frame {
    const frame = [...(frames.getStore() ?? [])];
    frame[this.#place] = store;
    return frame;
  }
}

const replaced = { configurable: true, enumerable: true, writable: true };

/** From which on Node itself keeps all stores in one frame. */
const ownFrames = 24;

/** Has every `AsyncLocalStorage` that is made from now on in this process be a shared one. Those that were made before stay as they are. */
export function shareStorages(): void {
  if (Number.parseInt(process.versions.node, 10) >= ownFrames) return;
  // By its definition: in Node 22 it is read through a getter.
  for (const place of [asyncHooks, globalThis])
    Object.defineProperty(place, 'AsyncLocalStorage', { ...replaced, value: SharedStorage });
  syncBuiltinESMExports();
}
