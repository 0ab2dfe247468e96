import { setTimeout as delay } from 'node:timers/promises';
import { diskFaults } from './disk-faults';
import type { FakeClock } from './fake-clock';
import type { Breakable, Fault } from './fault';
import { processFaults } from './process-faults';
import { canSlowDown, slowDisk } from './slow-disk';

const jumpMs = 10_000;
const jumpS = 3_600;

/** What can be broken here, in the order it is broken, and what cannot, with the reason. */
export function listFaults(breakable: Breakable): {
  readonly faults: readonly Fault[];
  readonly skipped: readonly string[];
} {
  const { disks, clock } = breakable;
  const canBeSlow = canSlowDown();
  return {
    faults: [
      ...processFaults(breakable),
      ...(disks === null ? [] : diskFaults(breakable, disks)),
      ...(canBeSlow ? [slowDisk(breakable)] : []),
      ...(clock === null ? [] : [clockJump(breakable, clock)]),
    ],
    skipped: [
      ...(disks === null ? ['a full and a read-only disk: none may be mounted here'] : []),
      ...(canBeSlow ? [] : ['a slow disk: the package strace is not installed, or may not trace']),
      ...(clock === null ? ['a jump of the clock: the package faketime is not installed'] : []),
    ],
  };
}

function clockJump({ signal }: Breakable, clock: FakeClock): Fault {
  const strike = async () => {
    try {
      clock.setTo(jumpS);
      await delay(jumpMs, undefined, { signal });
    } finally {
      clock.setTo(0);
    }
  };
  return { name: 'a clock an hour ahead for 10 s', strike };
}
