import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { newsCategories } from '@/contract/news';
import { news } from '../../db/schema/news';
import { sponsors } from '../../db/schema/sponsors';
import { excluded, givenKeys } from './excluded';
import type { Kind } from './kind';
import { say } from './problem-code';
import { findMissing, idsBySlug, sponsorReference } from './references';
import * as value from './values';

const fields = z.object({
  slug: value.slug(100),
  title: value.given(160),
  summary: value.given(320),
  content: value.given(20_000).meta({ input: 'markdown' }),
  category: value.oneOf(newsCategories),
  author: value.given(60),
  cover: value.picture(),
  sponsor: value.sponsor(),
  is_pinned: value.yesNo(),
  publish_at: value.moment(),
  state: value.orUsual(value.oneOf(['draft', 'scheduled', 'published', 'archived'])),
});

/** Articles, their text in Markdown; `sponsor` is a sponsor's slug. A file without `state` adds drafts. */
export const newsKind: Kind<NewsRow> = {
  fields,
  schema: fields
    .refine(({ state, publish_at }) => state === undefined || state === 'draft' || publish_at, {
      path: ['publish_at'],
      error: say('needed_unless_draft'),
    })
    .transform(toRow),
  missing: findMissing<NewsRow>(sponsorReference),
  stored: (db, slugs) =>
    db
      .select({ ...getTableColumns(news), sponsor: sponsors.slug })
      .from(news)
      .leftJoin(sponsors, eq(sponsors.id, news.sponsorId))
      .where(inArray(news.slug, [...slugs])),
  write: async (db, rows, { now }) => {
    const [first] = rows;
    if (!first) return;
    const known = await idsBySlug(
      db,
      'sponsor',
      rows.map(({ sponsor }) => sponsor),
    );
    const values = rows.map(({ sponsor, ...row }) => ({
      ...row,
      updatedAt: now,
      sponsorId: sponsor === undefined ? undefined : (known.get(sponsor ?? '') ?? null),
    }));
    const keys = [...givenKeys(first), 'updatedAt', ...(first.sponsor === undefined ? [] : ['sponsorId'])];
    await db
      .insert(news)
      .values(values)
      .onConflictDoUpdate({ target: news.slug, set: excluded(news, keys) });
  },
};

/** An article as a file has it. */
export type NewsRow = ReturnType<typeof toRow>;

function toRow({ is_pinned, publish_at, ...plain }: z.infer<typeof fields>) {
  return { ...plain, isPinned: is_pinned, publishAt: publish_at };
}
