import type { Database } from './client';

/** A transaction under way. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** SQLSTATEs by which PostgreSQL ended one of two transactions that stood in each other's way: nothing of it happened. */
const lostRace = new Set(['40001', '40P01']);

const mostAttempts = 4;

/**
 * Runs a transaction, and runs it anew, three times at most, where PostgreSQL ended it for a deadlock or a serialization failure:
 * no caller ever sees one of those (T-LED-13, T-LED-14). So `run` may touch nothing but the database.
 */
export async function transact<T>(
  db: Pick<Database, 'transaction'>,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (attempt === mostAttempts || !isLostRace(error)) throw error;
    }
  }
}

function isLostRace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostRace.has(code) || isLostRace(error.cause);
}
