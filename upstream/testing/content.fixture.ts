import type { Database } from '../db/client';
import { banners } from '../db/schema/banners';
import { sponsors } from '../db/schema/sponsors';

type SponsorRow = typeof sponsors.$inferInsert;
type BannerRow = typeof banners.$inferInsert;

/** Stores a sponsor: active, with an address, unless told otherwise. Answers its id. */
export async function addSponsor(
  db: Database,
  row: Partial<SponsorRow> & Pick<SponsorRow, 'slug'>,
): Promise<number> {
  const rows = await db
    .insert(sponsors)
    .values({ name: row.slug, state: 'active', link: `https://${row.slug}.example/`, ...row })
    .returning({ id: sponsors.id });
  return rows[0]?.id ?? 0;
}

/** Stores a banner: active, with the given bytes as its picture. */
export async function addBanner(
  db: Database,
  row: Partial<BannerRow> & Pick<BannerRow, 'bannerId'>,
): Promise<void> {
  await db
    .insert(banners)
    .values({ image: Buffer.from('picture'), contentType: 'image/webp', state: 'active', ...row });
}
