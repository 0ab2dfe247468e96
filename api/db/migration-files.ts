import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** One file of `api/db/migrations`, as drizzle-kit writes it. */
export interface MigrationFile {
  /** Its name without the ending. */
  readonly tag: string;
  /** When it was made, in milliseconds: what names it in a database. */
  readonly when: number;
  /** SHA-256 of the file in hex. */
  readonly sha256: string;
  readonly statements: readonly string[];
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number().int() })) });

/** The migrations of a folder, the oldest first. Throws where one of its journal is not there. */
export function readMigrations(folder: string): readonly MigrationFile[] {
  const journal = journalSchema.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));
  return journal.entries.map(({ tag, when }) => {
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    return { tag, when, sha256, statements: text.split('--> statement-breakpoint') };
  });
}
