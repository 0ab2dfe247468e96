import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { frameSchema } from '@/contract/frame';
import type { PopupWire } from '@/contract/site';
import type { ServiceContext } from '../../context';
import { banners } from '../../db/schema/banners';
import { readSetting } from '../settings/read-setting';

/** The banners to show now, in the operator's order; none while the popup is switched off. A banner's own path of the site goes out as a full address. */
export async function listPopups(ctx: ServiceContext): Promise<PopupWire[]> {
  if ((await readSetting(ctx, 'frame', frameSchema))?.popups_off) return [];
  const now = new Date(ctx.clock.now());
  const rows = await ctx.db
    .select({ bannerId: banners.bannerId, url: banners.url, title: banners.title, sort: banners.sort })
    .from(banners)
    .where(
      and(
        eq(banners.state, 'active'),
        or(isNull(banners.startsAt), lte(banners.startsAt, now)),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      ),
    )
    .orderBy(asc(banners.sort), asc(banners.bannerId));
  return rows.map(({ bannerId, url, title, sort }) => ({
    banner_id: bannerId,
    url: url === null ? '' : toAddress(url, ctx.config.siteUrl),
    title: title ?? '',
    sort: String(sort),
  }));
}

/** A path is put behind the site's origin as it is, never resolved: `/\host` must not become another origin. */
function toAddress(url: string, siteUrl: string): string {
  return url.startsWith('/') ? `${new URL(siteUrl).origin}${url}` : url;
}
