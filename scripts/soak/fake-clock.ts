import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The clock that every program sees which is started from now on; it runs on, so far from the true one. */
export interface FakeClock {
  setTo(aheadSeconds: number): void;
}

/**
 * Has whatever this process starts look at a clock that can be set, by the library of Debian's package `faketime`; null where it is not
 * installed. How long something takes is told by another clock, which stays true.
 */
export function prepareFakeClock(folder: string, env: NodeJS.ProcessEnv): FakeClock | null {
  const library = findLibrary();
  if (library === null) return null;
  const file = join(folder, 'clock');
  const setTo = (aheadSeconds: number) => writeFileSync(file, `+${aheadSeconds}\n`, { mode: 0o644 });
  setTo(0);
  Object.assign(env, {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DISABLE_SHM: '1',
  });
  return { setTo };
}

function findLibrary(): string | null {
  const root = '/usr/lib';
  if (!existsSync(root)) return null;
  for (const name of readdirSync(root)) {
    const library = join(root, name, 'faketime', 'libfaketimeMT.so.1');
    if (existsSync(library)) return library;
  }
  return null;
}
