import { findOddLink } from '@/lib/data/special-odds';
import type { RequestScope } from './answering';
import { followSponsor, type WayToSponsor } from './follow-sponsor';

/** As `followSponsor`, to the address that a running odd has of its own; `null` for one without an address or without a sponsor. */
export async function followOdd(slug: string, scope: RequestScope): Promise<WayToSponsor> {
  const odd = await findOddLink(slug);
  if (!odd) return { isPaused: false, url: null };
  const way = await followSponsor(odd.sponsor, scope);
  return way.isPaused ? way : { isPaused: false, url: odd.url };
}
