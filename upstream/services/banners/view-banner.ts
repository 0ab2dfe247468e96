import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { banners } from '../../db/schema/banners';
import { ServiceError } from '../../service-error';

/** A banner's picture; `digest` changes with its bytes. */
export interface BannerImage {
  readonly image: Buffer;
  readonly contentType: string;
  readonly digest: string;
}

/** Counts one view of an active banner and answers its picture, in one statement; otherwise `not_found`. */
export async function viewBanner(ctx: ServiceContext, bannerId: string): Promise<BannerImage> {
  const rows = await ctx.db
    .update(banners)
    .set({ impressions: sql`${banners.impressions} + 1` })
    .where(and(eq(banners.bannerId, bannerId), eq(banners.state, 'active')))
    .returning({ image: banners.image, contentType: banners.contentType, digest: banners.digest });
  const banner = rows[0];
  if (!banner) throw new ServiceError('not_found');
  return banner;
}
