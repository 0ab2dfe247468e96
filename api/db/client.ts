import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { namingClient } from './named-statements';

/** A connection pool, or a transaction of it: what services query through. */
export type Database = NodePgDatabase;

/** An open pool, as queries and as itself. */
export interface DatabaseHandle {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Waits for borrowed connections to come back, then closes all. */
  close(): Promise<void>;
}

/** How a pool is opened; `maxConnections` is 10 unless given. */
export interface DatabaseOptions {
  readonly url: string;
  readonly maxConnections?: number;
  /** Whether the address is that of a pooler of transactions, where no setting of a session stays: the pooler sets the limits (docs/scaling.md). */
  readonly isPooled?: boolean;
  /** Whether statements have names, by which each is parsed once a session (ADR 320); unless said otherwise they have. */
  readonly hasNamedStatements?: boolean;
  /** How many times longer than usual everything may take; 1 unless given. For a caller with nobody waiting. */
  readonly patience?: number;
  /** Told of errors of idle connections (a restarted server); the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

const pools = new WeakMap<object, pg.Pool>();

/** The pool behind a database that was opened here; undefined for a transaction. */
export function findPool(db: object): pg.Pool | undefined {
  return pools.get(db);
}

/**
 * Opens a pool whose every statement has an end: 3 s to get a connection, 5 s a statement, 3 s on a lock, 10 s idle in
 * a transaction. Connects when first used. Statements that are sent together go out together, without waiting for each other's answers.
 */
export function openDatabase({
  url,
  maxConnections = 10,
  isPooled = false,
  hasNamedStatements = true,
  patience = 1,
  onError,
}: DatabaseOptions): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 3000 * patience,
    idleTimeoutMillis: 30_000,
    query_timeout: 8000 * patience,
    ...(isPooled ? {} : sessionLimits(patience)),
    application_name: 'sikke',
    keepAlive: true,
    pipeline: true,
    ...(hasNamedStatements ? { Client: namingClient() } : {}),
  });
  pool.on('error', (error) => onError?.(error));
  // The pool listens to idle connections alone: one that dies within a transaction, between two statements, would end the program.
  // Whoever holds it learns of it by the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (!hasNamedStatements) pool.on('connect', forgetNames);
  const db = drizzle(pool);
  pools.set(db, pool);
  return { db, pool, close: () => pool.end() };
}

/** A pooler refuses, or drops, what a session is told to begin with. */
function sessionLimits(patience: number) {
  return {
    statement_timeout: 5000 * patience,
    lock_timeout: 3000 * patience,
    idle_in_transaction_session_timeout: 10_000 * patience,
  };
}

/** Has a connection send each statement whole: the next one may reach another session, which knows none of the names. */
function forgetNames(client: pg.PoolClient): void {
  const { query } = client;
  const unnamed = (...args: unknown[]) => Reflect.apply(query, client, args.map(withoutName));
  Object.assign(client, { query: unnamed });
}

function withoutName(value: unknown): unknown {
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && 'name' in value ? { ...value, name: undefined } : value;
}
