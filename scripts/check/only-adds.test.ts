import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listBreaking } from './only-adds';

const folder = 'api/db/migrations';

/** The first migration makes the tables; no version runs on them yet (docs/adr/171). */
const later = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .slice(1);

it('every migration after the first only adds: the version before runs on its tables while it is rolled out', () => {
  for (const name of later) expect(listBreaking(readFileSync(`${folder}/${name}`, 'utf8')), name).toEqual([]);
});

it.each([
  'CREATE TABLE "a" ("id" integer NOT NULL);',
  'CREATE UNIQUE INDEX "a_b" ON "a" ("b");',
  'ALTER TABLE "a" ADD COLUMN "b" text;',
  'ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'x;y\' NOT NULL;--> statement-breakpoint\nALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
  'ALTER TABLE "a" ADD CONSTRAINT "a_b_fk" FOREIGN KEY ("b") REFERENCES "c"("id");',
  'ALTER TABLE "a" ADD CONSTRAINT "a_check" CHECK (b > 0) NOT VALID;',
  'create or replace function f() returns trigger language plpgsql as $$ begin drop table a; end $$;',
])('%s adds', (statement) => {
  expect(listBreaking(statement)).toEqual([]);
});

it.each([
  'DROP TABLE "a";',
  'ALTER TABLE "a" DROP COLUMN "b";',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" RENAME TO "b";',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
  'ALTER TABLE "a" ADD CONSTRAINT "a_check" CHECK (b > 0);',
  'DELETE FROM "a";',
  'DROP TRIGGER "t" ON "a";',
  'CREATE TABLE "a" ("id" integer);\nDROP INDEX "b";',
])('%s breaks the version before', (statement) => {
  expect(listBreaking(statement)).toHaveLength(1);
});
