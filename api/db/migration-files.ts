import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Where this program's migrations lie. */
export const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));

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

/** `behind` lacks some of a program's migrations, `ahead` has a newer one than it knows, `unreleased` has an older one that no release had (ADR 171). */
export type MigrationState = 'behind' | 'current' | 'ahead' | 'unreleased';

/** How what was applied stands to what is known; each by when it was made, in milliseconds. */
export function toMigrationState(applied: readonly number[], known: ReadonlySet<number>): MigrationState {
  const newest = Math.max(...known);
  if (applied.some((made) => made > newest)) return 'ahead';
  if (applied.some((made) => !known.has(made))) return 'unreleased';
  return applied.length === known.size ? 'current' : 'behind';
}
