import type { MarketEligibilityWire } from '@/contract/market';
import type { ServiceContext } from '../../context';
import { ServiceError } from '../../service-error';
import { findOpenRaffle } from '../raffles/give-tickets';
import { readEligibility } from './read-eligibility';

/** How a member stands to an item: its checklist, one query; for tickets also the draw they would go to. Throws `not_found`. */
export async function getEligibility(
  ctx: ServiceContext,
  { userId, slug }: { readonly userId: string; readonly slug: string },
): Promise<MarketEligibilityWire> {
  const standing = await readEligibility(ctx.db, { userId, slug, now: ctx.clock.now() });
  if (!standing) throw new ServiceError('not_found');
  const raffle = standing.item.type === 'ticket' ? await nameOpenRaffle(ctx) : null;
  return { ...standing.checklist, site_username: standing.siteUsername, raffle };
}

/** The draw that would get the tickets of an order of this moment. */
async function nameOpenRaffle({ db, clock }: ServiceContext): Promise<MarketEligibilityWire['raffle']> {
  const open = await findOpenRaffle(db, new Date(clock.now()));
  return open && { slug: open.slug, title: open.title, ends_at: open.endsAt.toISOString() };
}
