import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { banners } from '../../db/schema/banners';
import { ServiceError } from '../../service-error';
import { mayCount } from '../visits/may-count';

/** A banner's picture; `digest` changes with its bytes. */
export interface BannerImage {
  readonly image: Buffer;
  readonly contentType: string;
  readonly digest: string;
}

/**
 * Counts one view of an active banner and answers its picture, in one statement; otherwise `not_found`. More views than
 * the limit of one address show the picture uncounted.
 */
export async function viewBanner(ctx: ServiceContext, bannerId: string): Promise<BannerImage> {
  if (!(await mayCount(ctx, ctx.limits.bannerView))) return findBanner(ctx, bannerId);
  const rows = await ctx.db
    .update(banners)
    .set({ impressions: sql`${banners.impressions} + 1` })
    .where(isShown(bannerId))
    .returning(picture);
  return found(rows[0]);
}

/** The same without a view: nothing is counted. */
export async function findBanner(ctx: ServiceContext, bannerId: string): Promise<BannerImage> {
  const rows = await ctx.db.select(picture).from(banners).where(isShown(bannerId));
  return found(rows[0]);
}

const picture = { image: banners.image, contentType: banners.contentType, digest: banners.digest };

function isShown(bannerId: string) {
  return and(eq(banners.bannerId, bannerId), eq(banners.state, 'active'));
}

function found(banner: BannerImage | undefined): BannerImage {
  if (!banner) throw new ServiceError('not_found');
  return banner;
}
