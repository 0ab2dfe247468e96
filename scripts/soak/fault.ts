import type { Database } from '@/api/db/client';
import type { SmallDisk } from '@/scripts/kill-nine/small-disk';
import type { FakeClock } from './fake-clock';

/** Something that breaks, and is whole again by the machine's doing, not by ours. */
export interface Fault {
  readonly name: string;
  /** Whether the site itself is away: then its pages may fail. */
  readonly isOfSite?: boolean;
  /** Whether a disk is full: then a log has to say so. */
  readonly isOfDisk?: boolean;
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
