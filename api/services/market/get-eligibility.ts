import type { MarketEligibilityWire } from '@/contract/market';
import type { ServiceContext } from '../../context';
import { ServiceError } from '../../service-error';
import { readEligibility } from './read-eligibility';

/** How a member stands to an item: its checklist, one query. Throws `not_found`. */
export async function getEligibility(
  ctx: ServiceContext,
  { userId, slug }: { readonly userId: string; readonly slug: string },
): Promise<MarketEligibilityWire> {
  const standing = await readEligibility(ctx.db, { userId, slug, now: ctx.clock.now() });
  if (!standing) throw new ServiceError('not_found');
  return { ...standing.checklist, site_username: standing.siteUsername };
}
