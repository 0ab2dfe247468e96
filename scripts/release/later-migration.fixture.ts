import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { ownMigrations } from '@/api/db/migration-files';

const journalSchema = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), when: z.number() })),
});

/** What a later version may add: a table, a column with a default, a check that binds new rows alone, an index. */
export const additions = `create table "later_things" ("id" bigint primary key generated always as identity, "user_id" uuid references "users");
--> statement-breakpoint
alter table "users" add column "later_level" integer default 0 not null;
--> statement-breakpoint
alter table "users" add constraint "users_later_level" check ("later_level" >= 0) not valid;
--> statement-breakpoint
create index "users_later_level_index" on "users" ("later_level");
--> statement-breakpoint
update "users" set "later_level" = 1;`;

/** The migrations of a version that is one ahead of this one, in a folder that is named or goes with the test. */
export function withMigration(statements: string, folder = folderOfTest()): string {
  cpSync(ownMigrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  const added = { idx: journal.entries.length, version: '7', when, tag: '9999_added', breakpoints: true };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
  writeFileSync(join(folder, '9999_added.sql'), statements);
  return folder;
}

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-later-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
