import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

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
  /** How many times longer than usual everything may take; 1 unless given. For a caller with nobody waiting. */
  readonly patience?: number;
  /** Told of errors of idle connections (a restarted server); the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

/**
 * Opens a pool whose every statement has an end: 3 s to get a connection, 5 s a statement, 3 s on a lock, 10 s idle in
 * a transaction. Connects when first used.
 */
export function openDatabase({
  url,
  maxConnections = 10,
  patience = 1,
  onError,
}: DatabaseOptions): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 3000 * patience,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000 * patience,
    query_timeout: 8000 * patience,
    lock_timeout: 3000 * patience,
    idle_in_transaction_session_timeout: 10_000 * patience,
    application_name: 'sikke',
    keepAlive: true,
  });
  pool.on('error', (error) => onError?.(error));
  // The pool listens to idle connections alone: one that dies within a transaction, between two statements, would end the program.
  // Whoever holds it learns of it by the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
