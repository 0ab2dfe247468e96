import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { type Database, findPool } from './client';
import type { Counting } from './count-uses';
import { inOrder } from './in-order';

/** A transaction under way. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** SQLSTATEs by which PostgreSQL ended one of two transactions that stood in each other's way: nothing of it happened. */
const lostRace = new Set(['40001', '40P01']);

const mostAttempts = 4;

type Transacting = Pick<Database, 'transaction'> & Counting;

/**
 * Runs a transaction, and runs it anew, three times at most, where PostgreSQL ended it for a deadlock or a serialization failure:
 * no caller ever sees one of those (T-LED-13, T-LED-14). So `run` may touch nothing but the database.
 */
export function transact<T>(db: Transacting, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return transactFrom(db, { open: () => Promise.resolve(), run: (tx) => run(tx) });
}

/** A transaction that begins with reading what it goes on from. */
export interface Opened<O, T> {
  /** Locks and reads, and writes nothing: its statements are sent together with `begin`, before anybody knows that it has begun. */
  readonly open: (tx: Transaction) => Promise<O>;
  readonly run: (tx: Transaction, opened: O) => Promise<T>;
  /** A statement of its own that is sent once, just before the first `begin`: it stands whatever becomes of the transaction, and its refusal ends that. */
  readonly first?: ((db: Counting) => Promise<unknown>) | undefined;
  /**
   * The statements that are written at the very end, in this order: they are sent just before `commit`, together with it, and PostgreSQL makes a rollback of
   * that where it refused one of them; the first refusal is what is thrown. Nobody sees what they answer before, so each must be such that PostgreSQL
   * refuses it where it does not do all that it is for.
   */
  readonly last?: (tx: Transaction, answer: T) => readonly Statement[];
}

/** A statement that is sent when it is executed, at once; one that is awaited instead is sent a moment later. */
export interface Statement {
  execute(): Promise<unknown>;
}

/** As `transact`, in two round trips less. */
export async function transactFrom<O, T>(db: Transacting, opened: Opened<O, T>): Promise<T> {
  const pool = findPool(db);
  for (let attempt = 1; ; attempt += 1) {
    const { first, ...again } = opened;
    try {
      return await (pool === undefined ? within(db, opened) : inPool(pool, attempt === 1 ? opened : again));
    } catch (error) {
      if (attempt === mostAttempts || !isLostRace(error)) throw error;
    }
  }
}

async function within<O, T>(db: Transacting, { first, open, run, last }: Opened<O, T>): Promise<T> {
  await first?.(db);
  return db.transaction(async (tx) => {
    const answer = await run(tx, await open(tx));
    for (const statement of last?.(tx, answer) ?? []) await statement.execute();
    return answer;
  });
}

async function inPool<O, T>(pool: pg.Pool, { first, open, run, last }: Opened<O, T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    const tx = transactionOn(client);
    const [, , opened] = await inOrder([first?.(tx), client.query('begin'), open(tx)]);
    const answer = await run(tx, opened);
    const sent = (last?.(tx, answer) ?? []).map((statement) => statement.execute());
    await inOrder([...sent, client.query('commit')]);
    return answer;
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/** Runs statements of their own on one connection, so that what is sent in one turn leaves together. */
export async function together<T>(db: Database, run: (db: Database) => Promise<T>): Promise<T> {
  const pool = findPool(db);
  if (pool === undefined) return run(db);
  const client = await pool.connect();
  try {
    return await run(transactionOn(client));
  } finally {
    client.release();
  }
}

const transactions = new WeakMap<pg.PoolClient, Transaction>();
const dialect = new PgDialect();

/** The one object for all transactions of a connection, so that what was made for it once, a built statement, serves the next one. */
function transactionOn(client: pg.PoolClient): Transaction {
  const known = transactions.get(client);
  if (known) return known;
  const made: Transaction = new NodePgTransaction(
    dialect,
    new NodePgSession(client, dialect, undefined),
    undefined,
  );
  transactions.set(client, made);
  return made;
}

/** Whether PostgreSQL ended a transaction because another stood in its way: nothing of it happened, and it may be run anew. */
export function isLostRace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostRace.has(code) || isLostRace(error.cause);
}
