import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { libraryAddress } from '../../db/library-uses';
import { banners } from '../../db/schema/banners';
import { libraryPictures } from '../../db/schema/library-pictures';
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
    .returning(shown);
  return readImage(ctx, rows[0]);
}

/** The same without a view: nothing is counted. */
export async function findBanner(ctx: ServiceContext, bannerId: string): Promise<BannerImage> {
  const rows = await ctx.db.select(shown).from(banners).where(isShown(bannerId));
  return readImage(ctx, rows[0]);
}

const { picture, image, contentType, digest } = banners;
const shown = { picture, image, contentType, digest };

function isShown(bannerId: string) {
  return and(eq(banners.bannerId, bannerId), eq(banners.state, 'active'));
}

type Shown = Pick<typeof banners.$inferSelect, keyof typeof shown>;

/** Its picture of the library, as that is now; otherwise its own bytes. */
async function readImage(
  { db, pictureStore }: ServiceContext,
  banner: Shown | undefined,
): Promise<BannerImage> {
  const [, id] = new RegExp(libraryAddress).exec(banner?.picture ?? '') ?? [];
  if (id === undefined) return ownImage(banner);
  const [found] = await db
    .select({ image: libraryPictures.image, digest: libraryPictures.digest })
    .from(libraryPictures)
    .where(eq(libraryPictures.id, id));
  if (!found) throw new ServiceError('not_found');
  return { ...found, image: await pictureStore.open(found.image), contentType: 'image/webp' };
}

function ownImage(banner: Shown | undefined): BannerImage {
  const { image: bytes, contentType: type, digest: name } = banner ?? {};
  if (!bytes || !type || !name) throw new ServiceError('not_found');
  return { image: bytes, contentType: type, digest: name };
}
