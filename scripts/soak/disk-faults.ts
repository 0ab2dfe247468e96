import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { SmallDisk } from '@/scripts/kill-nine/small-disk';
import type { Breakable, Fault } from './fault';
import { databaseProcesses, kill } from './processes';

/** Longer than five ends of the database, after which an accident is none any more. */
const diskMs = 20_000;

/** A disk that is full, and one that may not be written. */
export function diskFaults(breakable: Breakable, disks: NonNullable<Breakable['disks']>): readonly Fault[] {
  return [fullDisk(breakable, disks), readOnlyDisk(breakable, disks.database)];
}

/** The database's log is full as well: PostgreSQL is asked to begin a new file of it. */
function fullDisk({ db, signal }: Breakable, disks: NonNullable<Breakable['disks']>): Fault {
  const all = [disks.data, disks.database];
  const strike = async () => {
    try {
      for (const until = performance.now() + diskMs; performance.now() < until; ) {
        await Promise.all(all.map((disk) => disk.fill()));
        await db.execute(sql`select pg_switch_wal()`).catch(() => undefined);
        await delay(1_000, undefined, { signal });
      }
    } finally {
      for (const disk of all) disk.empty();
    }
  };
  return { name: 'a disk that is full for 20 s', isOfDisk: true, strike };
}

/** As after a fault of the disk: the database is gone, and may not write when it comes back. */
function readOnlyDisk(breakable: Breakable, disk: SmallDisk): Fault {
  const strike = async () => {
    kill(databaseProcesses(breakable));
    try {
      // The files of those that were killed are closed in a moment.
      for (let tries = 0; !disk.makeWritable(false); tries += 1) {
        if (tries === 40) throw new Error('the disk cannot be made read-only');
        await delay(10);
      }
      await delay(diskMs, undefined, { signal: breakable.signal });
    } finally {
      disk.makeWritable(true);
    }
  };
  // Who tells of this one is the start itself: the database's log lies on that disk.
  return { name: 'a database on a read-only disk for 20 s', strike };
}
