import pg from 'pg';
import { type Write, writersAtOnce } from './write-rows';

/** A statement that PostgreSQL parses once a connection, and its values. */
export type Prepared = readonly [name: string, text: string, values: readonly unknown[]];

/** Connections, one a writer, that do nothing but transactions of prepared statements. */
export interface BareTransactions {
  /** Writes with the statements of the nth write in one transaction: a round trip each, between `begin` and `commit`. */
  readonly write: (statements: (nth: number) => readonly Prepared[]) => Write;
  close(): Promise<void>;
}

/** Opens them on the database that is measured. */
export async function openBareTransactions(connectionString: string): Promise<BareTransactions> {
  const free = Array.from({ length: writersAtOnce }, () => new pg.Client({ connectionString }));
  const all = [...free];
  await Promise.all(all.map((client) => client.connect()));
  const write = (statements: (nth: number) => readonly Prepared[]) => async (nth: number) => {
    const client = free.pop();
    if (!client) throw new Error('there is a connection for each writer');
    await client.query('begin');
    for (const [name, text, values] of statements(nth))
      await client.query({ name, text, values: [...values] });
    await client.query('commit');
    free.push(client);
    return true;
  };
  return { write, close: async () => void (await Promise.all(all.map((client) => client.end()))) };
}

/** The plainest durable transaction: one row, one commit. */
export function bareCommit(transactions: BareTransactions): Write {
  return transactions.write((nth) => [['bench', 'insert into bench_commits values ($1)', [nth]]]);
}
