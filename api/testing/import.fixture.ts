import type { ImportKind } from '@/contract/desk-content';
import { importFile } from '../services/import/import-file';
import type { TestApp } from './app.fixture';
import type { TestDatabase } from './database.fixture';

interface Given {
  /** Whether to write; it is unless told otherwise. */
  readonly apply?: boolean;
}

/** Rows as a JSON file, the first one on line 2, or a CSV. */
export type FileContent = string | readonly Readonly<Record<string, unknown>>[];

/** Imports files of a kind into an application's database, at its own hour. */
export function importing({ deps: { db, ids }, clock }: TestApp, kind: ImportKind) {
  const run = (content: FileContent, { apply = true }: Given = {}) => {
    const isCsv = typeof content === 'string';
    const text = isCsv ? content : `[\n${content.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
    const name = isCsv ? 'a.csv' : 'a.json';
    const bytes = new TextEncoder().encode(text);
    return importFile(db, { kind, name, bytes, apply, now: new Date(clock.now()), ids });
  };
  /** Why a file is refused; nothing of it may have been written. */
  const readProblems = async (content: FileContent): Promise<string[]> => {
    const { problems, isWritten } = await run(content);
    if (isWritten) throw new Error('the file was written');
    return problems.map(({ line, text }) => `${line ?? '-'}: ${text}`);
  };
  return { run, problemsOf: readProblems };
}

/** Answers once a statement on this database waits for a lock. */
export async function untilBlocked({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
    if (rowCount) return;
  }
}
