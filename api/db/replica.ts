import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { type Database, type DatabaseHandle, openDatabase } from './client';
import { toLogNumber } from './log-position';

/** A copy of the database that follows it, for reads that may be answered there. */
export interface Replica {
  /**
   * Queries of the replica once it has everything up to a position of the log; null where it has not, or is away. What it cannot answer after all, and every
   * transaction, goes to the database itself.
   */
  atLeast(position: string): Promise<Database | null>;
  /** Where the log of the database itself stands: behind everything that was committed before this was asked. */
  position(): Promise<string>;
  close(): Promise<void>;
}

interface ReplicaOptions {
  readonly url: string;
  /** The database that it follows. */
  readonly primary: DatabaseHandle;
  readonly hasNamedStatements?: boolean;
  readonly onError?: (error: unknown) => void;
  readonly now?: () => number;
}

/** How long a replica that failed is left alone, and the least time between two looks at how far it has come; milliseconds. */
const restMs = 1_000;
const lookMs = 10;

/** Opens it; connects when first used. */
export function openReplica({
  url,
  primary,
  hasNamedStatements = true,
  onError = () => undefined,
  now = performance.now.bind(performance),
}: ReplicaOptions): Replica {
  const copy = openDatabase({ url, hasNamedStatements, onError });
  let replayed = -1n;
  let lookAt = 0;
  let looking: Promise<void> | null = null;

  const lose = (error: unknown) => {
    // Whoever answers there next may be another copy, and behind this one.
    replayed = -1n;
    lookAt = now() + restMs;
    onError(error);
  };
  const look = async () => {
    lookAt = now() + lookMs;
    try {
      const { rows } = await copy.db.execute<{ at: string | null }>(
        sql`select pg_last_wal_replay_lsn()::text as at`,
      );
      replayed = toLogNumber(rows[0]?.at ?? '') ?? -1n;
    } catch (error) {
      lose(error);
    }
  };
  const db = drizzle(firstThere(copy.pool, primary.pool, lose));

  return {
    atLeast: async (position) => {
      const wanted = toLogNumber(position);
      if (wanted === null) return null;
      if (replayed < wanted && now() >= lookAt)
        looking ??= look().finally(() => {
          looking = null;
        });
      if (replayed < wanted) await looking;
      return replayed >= wanted ? db : null;
    },
    position: async () => {
      const { rows } = await primary.db.execute<{ at: string }>(
        sql`select pg_current_wal_insert_lsn()::text as at`,
      );
      return rows[0]?.at ?? '';
    },
    close: copy.close,
  };
}

/** A pool that asks one, and the other one where the first cannot answer: what is only read may be read twice. */
function firstThere(copy: pg.Pool, primary: pg.Pool, onLost: (error: unknown) => void): pg.Pool {
  const query = async (...args: unknown[]): Promise<unknown> => {
    try {
      return await Reflect.apply(copy.query, copy, args);
    } catch (error) {
      onLost(error);
      return Reflect.apply(primary.query, primary, args);
    }
  };
  const connect = (...args: unknown[]): unknown => Reflect.apply(primary.connect, primary, args);
  return Object.create(primary, { query: { value: query }, connect: { value: connect } });
}
