import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { libraryAddress } from '../../db/library-uses';
import { banners } from '../../db/schema/banners';
import type { Kind, StoredRow } from './kind';
import { refuse } from './problem';
import { say } from './problem-code';
import * as value from './values';

const fields = z.object({
  slug: value.slug(64),
  title: value.text(200),
  picture: value
    .picture()
    .refine((picture) => !picture || new RegExp(libraryAddress).test(picture), say('not_in_library')),
  url: value.text(500).refine((url) => !url || /^(https?:\/\/|\/[^/])\S*$/.test(url), say('not_link')),
  sort: value.orUsual(value.count(-1_000_000, 1_000_000)),
  starts_at: value.moment(),
  ends_at: value.moment(),
  state: value.orUsual(value.oneOf(['draft', 'active', 'archived'])),
});

type StoredBanner = StoredRow & { readonly startsAt: Date | null; readonly endsAt: Date | null };

/** The banners of the popup, each a picture of the library; nobody relies on one. What came with its own bytes has them until it gets a picture. */
export const bannerKind: Kind<ReturnType<typeof toRow>, StoredBanner> = {
  fields,
  needed: ['picture'],
  schema: fields.transform(toRow),
  stored: async (db, slugs) => {
    const { bannerId, title, picture, url, sort, startsAt, endsAt, state } = banners;
    const columns = { slug: bannerId, title, picture, url, sort, startsAt, endsAt, state };
    return db
      .select(columns)
      .from(banners)
      .where(inArray(bannerId, [...slugs]));
  },
  refusals: ({ row, before }) => {
    const start = row.startsAt === undefined ? before?.startsAt : row.startsAt;
    const end = row.endsAt === undefined ? before?.endsAt : row.endsAt;
    return start && end && end <= start ? [refuse('ends_at', 'later_than', { other: 'starts_at' })] : [];
  },
  write: async (db, rows) => {
    for (const { slug, ...row } of rows) {
      const changed = await db
        .update(banners)
        .set(row)
        .where(eq(banners.bannerId, slug))
        .returning({ slug: banners.bannerId });
      if (changed.length === 0) await db.insert(banners).values({ ...row, bannerId: slug });
    }
  },
};

function toRow({ starts_at, ends_at, ...plain }: z.infer<typeof fields>) {
  return { ...plain, startsAt: starts_at, endsAt: ends_at };
}
