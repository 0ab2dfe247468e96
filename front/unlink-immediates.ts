import timers from 'node:timers';

type Callback = (...args: unknown[]) => void;

/**
 * Has an `Immediate` that has run lead to no other. Node leaves the links between those that ran in one turn (nodejs/node#66129), an error keeps the one in whose
 * callback it was made, and each of them keeps the request it ran for: as long as requests overlap, one error is enough to keep all of them (docs/adr/461).
 * Applies to the whole process; what is loaded before it and took `setImmediate` for itself is left as it is.
 */
export function unlinkImmediates(): void {
  const first = globalThis.setImmediate;
  /** The last one that has begun. Node still asks it where to go on; the one before it is asked nothing any more. */
  let latest: object | null = null;
  const unlinked = (callback: Callback, ...args: unknown[]) => {
    // Node says what is wrong with it.
    if (typeof callback !== 'function') return first(callback, ...args);
    return first(function (this: object) {
      if (latest !== null) Object.assign(latest, unlink);
      latest = this;
      Reflect.apply(callback, this, args);
    });
  };
  // With what makes a promise of it.
  Object.defineProperties(unlinked, Object.getOwnPropertyDescriptors(first));
  Reflect.set(globalThis, 'setImmediate', unlinked);
  Reflect.set(timers, 'setImmediate', unlinked);
}

const unlink = { _idleNext: null, _idlePrev: null };
