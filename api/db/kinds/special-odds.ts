import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OddState } from '@/contract/special-odds';
import type { SponsorEntryState } from '@/contract/sponsor-entries';
import { oddStateAt } from '../../formulas/odd-state';
import { specialOdds } from '../schema/special-odds';
import { type PublicKind, standingBy } from './public-kind';

const { state, startsAt, endsAt, settledAt } = specialOdds;

const standings: Readonly<Record<OddState, SponsorEntryState>> = {
  scheduled: 'soon',
  active: 'open',
  expired: 'waiting',
  settled: 'done',
  cancelled: 'cancelled',
};

const rowSchema = z.object({
  state: z.enum(state.enumValues),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
});

/** Odds that a sponsor boosts. A cancelled one keeps its page, which search engines forget. */
export const specialOddKind = {
  name: 'special-odds',
  table: specialOdds,
  id: specialOdds.id,
  slug: specialOdds.slug,
  changedAt: () => sql`coalesce(${settledAt}, ${startsAt})`,
  shown: () => sql`${state} <> 'draft'`,
  indexed: () => sql`${state} in ('scheduled', 'settled')`,
  withSponsor: {
    kind: 'special-odds',
    sponsorId: specialOdds.sponsorId,
    title: specialOdds.match,
    detail: specialOdds.selection,
    at: endsAt,
    odds: specialOdds.boostedOdds,
    standing: standingBy(
      rowSchema,
      { state, startsAt, endsAt },
      (row, now) => standings[oddStateAt(row, now)],
    ),
    order: sql`${endsAt} desc`,
  },
  renewedBy: ['special_odds', 'sponsors'],
} as const satisfies PublicKind;
