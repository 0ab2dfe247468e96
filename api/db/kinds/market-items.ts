import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { shownMarketStates } from '@/contract/market';
import type { SponsorEntryState } from '@/contract/sponsor-entries';
import { marketItems } from '../schema/market-items';
import { type Now, type PublicKind, standingBy, toMoment } from './public-kind';

const { state, visibleFrom, visibleTo } = marketItems;

const standings: Readonly<Record<(typeof shownMarketStates)[number], SponsorEntryState>> = {
  active: 'open',
  sold_out: 'sold_out',
  paused: 'paused',
};

const hasBegun = (now: Now) => sql`(${visibleFrom} is null or ${visibleFrom} <= ${toMoment(now)})`;

/** What stands on the market's shelf; what left it or was archived keeps its page, for its orders lead there. */
export const marketItemKind = {
  name: 'market',
  table: marketItems,
  id: marketItems.id,
  slug: marketItems.slug,
  changedAt: () => marketItems.createdAt,
  shown: (now: Now) => sql`${state} in ('active', 'sold_out', 'paused') and ${hasBegun(now)}
    and (${visibleTo} is null or ${visibleTo} > ${toMoment(now)})`,
  hasPage: (now) => sql`${state} <> 'draft' and ${hasBegun(now)}`,
  withSponsor: {
    kind: 'market',
    sponsorId: marketItems.sponsorId,
    title: marketItems.title,
    price: marketItems.price,
    standing: standingBy(
      z.object({ state: z.enum(shownMarketStates) }),
      { state },
      (row) => standings[row.state],
    ),
    order: sql`(${state} <> 'active'), ${marketItems.sort}, ${marketItems.id}`,
  },
  renewedBy: ['market_items', 'market_stock_log', 'sponsors'],
} as const satisfies PublicKind;
