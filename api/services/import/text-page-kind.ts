import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { textPageSlugs } from '@/contract/text-pages';
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
  stored: async (db, slugs) => {
    const known = textPageSlugs.filter((slug) => slugs.includes(slug));
    if (known.length === 0) return [];
    const { slug, publishedAt, version } = textPages;
    return db
      .selectDistinctOn([slug])
      .from(textPages)
      .where(inArray(slug, known))
      .orderBy(slug, sql`${publishedAt} desc`, sql`${version} desc`);
  },
  refusals: ({ row, before, changes }) =>
    before && changes.length > 0 && before.version === row.version
      ? [refuse('version', 'needs_version')]
      : [],
  write: async (db, rows, { now }) => {
    const values = rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt ?? now }));
    await db.insert(textPages).values(values).onConflictDoNothing();
  },
};

type TextPageRow = ReturnType<typeof toRow>;

function toRow({ published_at, ...plain }: z.infer<typeof fields>) {
  return { ...plain, publishedAt: published_at };
}
