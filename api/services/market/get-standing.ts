import type { MarketStandingWire } from '@/contract/market';
import type { ServiceContext } from '../../context';
import { ServiceError } from '../../service-error';
import { readStanding } from './read-standing';

/** How a member stands to an item: its checklist, one query. Throws `not_found`. */
export async function getStanding(
  ctx: ServiceContext,
  userId: string,
  slug: string,
): Promise<MarketStandingWire> {
  const standing = await readStanding(ctx.db, { userId, slug, now: ctx.clock.now() });
  if (!standing) throw new ServiceError('not_found');
  return { ...standing.checklist, site_username: standing.siteUsername };
}
