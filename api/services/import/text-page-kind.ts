import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { textPageSlugs } from '@/contract/text-pages';
import type { Database } from '../../db/client';
import { textPages } from '../../db/schema/text-pages';
import type { Kind } from './kind';
import { refuse } from './problem';
import * as value from './values';

const fields = z.object({
  slug: value.oneOf(textPageSlugs),
  version: value.given(40),
  title: value.given(160),
  body: value.given(60_000).meta({ input: 'markdown' }),
  published_at: value.moment(),
});

/** Terms, privacy notice and cookie text. Another version is added beside the one before; what a version says stays as it was published. */
export const textPageKind: Kind<TextPageRow> = {
  fields,
  schema: fields.transform(toRow),
  stored,
  refusals: ({ row, before, changes }) =>
    before && changes.length > 0 && before.version === row.version
      ? [refuse('version', 'needs_version')]
      : [],
  write: async (db, rows, { now }) => {
    const present = await stored(
      db,
      rows.map(({ slug }) => slug),
    );
    const values = rows.map((row) => ({
      ...row,
      publishedAt: timeOf(row.publishedAt ?? now, { now, before: present.find(isOf(row)) }),
    }));
    await db.insert(textPages).values(values).onConflictDoNothing();
  },
};

/** When a version begins to hold: after the one before it, also where a form has repeated that one's time. */
function timeOf(
  given: Date,
  { now, before }: { readonly now: Date; readonly before: { readonly publishedAt: Date } | undefined },
): Date {
  if (given.getTime() !== before?.publishedAt.getTime()) return given;
  return new Date(Math.max(now.getTime(), given.getTime() + 1));
}

const isOf =
  ({ slug }: { readonly slug: string }) =>
  (one: { readonly slug: string }) =>
    one.slug === slug;

async function stored(db: Database, slugs: readonly string[]) {
  const known = textPageSlugs.filter((slug) => slugs.includes(slug));
  if (known.length === 0) return [];
  const { slug, publishedAt, version } = textPages;
  return db
    .selectDistinctOn([slug])
    .from(textPages)
    .where(inArray(slug, known))
    .orderBy(slug, sql`${publishedAt} desc`, sql`${version} desc`);
}

type TextPageRow = ReturnType<typeof toRow>;

function toRow({ published_at, ...plain }: z.infer<typeof fields>) {
  return { ...plain, publishedAt: published_at };
}
