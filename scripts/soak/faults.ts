import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '@/api/db/client';
import { recordedFolder } from '@/postgres/home';
import { runningPostmaster } from '@/postgres/postmaster';
import { findPid } from '@/scripts/bench/memory';
import { listChildren } from '@/scripts/kill-nine/list-children';
import type { SmallDisk } from '@/scripts/kill-nine/small-disk';
import type { FakeClock } from './fake-clock';
import { apiProcess, siteProcess } from './samples';

/** Something that breaks, and is whole again by the machine's doing, not by ours. */
export interface Fault {
  readonly name: string;
  /** Whether the site itself is away: then its pages may fail. */
  readonly isOfSite: boolean;
  /** Resolves once its cause is gone. */
  strike(): Promise<void>;
}

/** What there is to break. */
export interface Breakable {
  readonly dataFolder: string;
  readonly db: Database;
  /** The disks of the data folder and, in it, of the database; null where none may be mounted. */
  readonly disks: { readonly data: SmallDisk; readonly database: SmallDisk } | null;
  /** Null where the clock cannot be set. */
  readonly clock: FakeClock | null;
  readonly signal: AbortSignal;
}

const hangMs = 5_000;
/** Longer than five ends of the database, after which an accident is none any more. */
const diskMs = 20_000;
const jumpMs = 10_000;
const jumpS = 3_600;

/** What can be broken here, in the order it is broken, and what cannot, with the reason. */
export function listFaults(breakable: Breakable): {
  readonly faults: readonly Fault[];
  readonly skipped: readonly string[];
} {
  const { disks, clock } = breakable;
  return {
    faults: [
      { name: 'kill -9 of the site', isOfSite: true, strike: async () => kill([findPid(siteProcess)]) },
      { name: 'kill -9 of the API', isOfSite: false, strike: async () => kill([findPid(apiProcess)]) },
      restartOfDatabase(breakable),
      hangingDatabase(breakable),
      ...(disks === null ? [] : [fullDisk(breakable, disks), readOnlyDisk(breakable, disks.database)]),
      ...(clock === null ? [] : [clockJump(breakable, clock)]),
    ],
    skipped: [
      ...(disks === null ? ['full and read-only disk: no disk may be mounted here'] : []),
      ...(clock === null ? ['clock jump: the package faketime is not installed'] : []),
    ],
  };
}

function restartOfDatabase(breakable: Breakable): Fault {
  const strike = async () => {
    const [postmaster = 0] = databaseProcesses(breakable);
    process.kill(postmaster, 'SIGINT');
  };
  return { name: 'restart of PostgreSQL', isOfSite: false, strike };
}

/** What a disk that hangs looks like from outside: nothing is refused and nothing is answered. */
function hangingDatabase({ signal, ...rest }: Breakable): Fault {
  const strike = async () => {
    const all = databaseProcesses({ ...rest, signal });
    try {
      kill(all, 'SIGSTOP');
      await delay(hangMs, undefined, { signal });
    } finally {
      kill(all, 'SIGCONT');
    }
  };
  return { name: 'a database that hangs for 5 s', isOfSite: false, strike };
}

/** Its log is full as well: PostgreSQL is asked to begin a new file of it. */
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
  return { name: 'a disk that is full for 20 s', isOfSite: false, strike };
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
  return { name: 'a database on a read-only disk for 20 s', isOfSite: false, strike };
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
  return { name: 'a clock an hour ahead for 10 s', isOfSite: false, strike };
}

/** The server first. */
function databaseProcesses({ dataFolder }: Breakable): readonly number[] {
  const server = runningPostmaster(join(recordedFolder(dataFolder) ?? dataFolder, 'data'));
  return server === null ? [] : [server.pid, ...listChildren(server.pid)];
}

function kill(pids: readonly number[], signal: NodeJS.Signals = 'SIGKILL'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It is gone already.
    }
  }
}
