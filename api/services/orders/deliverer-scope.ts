import { and, eq, inArray } from 'drizzle-orm';
import type { MarketType } from '@/contract/market';
import { marketItems } from '../../db/schema/market-items';
import { reviewerScope, type Scope } from '../claims/review/reviewer-scope';
import type { Member } from '../sessions/authenticate';

/** What a sponsor delivers itself, to an account on its own site. No order of these holds an address. */
const sponsorDelivered: MarketType[] = ['sponsor_bonus', 'free_spin'];

/** Who delivers, as far as it matters. */
export type Deliverer = Pick<Member['user'], 'id' | 'permission' | 'sponsorId'>;

/** Whose orders a member delivers: the team all, a support role its sponsor's, anybody else none (`forbidden`; T-AZ-7). */
export function delivererScope(user: Deliverer): Scope {
  return reviewerScope(user, { isForSupport: true });
}

/** The condition of a scope, over orders joined with their items: another sponsor's order is as if it were not there (T-AZ-2). */
export function isInScope({ sponsorId }: Scope) {
  if (sponsorId === null) return undefined;
  return and(eq(marketItems.sponsorId, sponsorId), inArray(marketItems.type, sponsorDelivered));
}
