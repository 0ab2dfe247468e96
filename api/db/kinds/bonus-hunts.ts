import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type HuntState, huntStates } from '@/contract/bonus-hunts';
import type { SponsorEntryState } from '@/contract/sponsor-entries';
import { bonusHunts } from '../schema/bonus-hunts';
import { type PublicKind, standingBy } from './public-kind';

const { state, startedAt, completedAt } = bonusHunts;

const standings: Readonly<Record<HuntState, SponsorEntryState>> = {
  collecting: 'live',
  guessing_locked: 'live',
  opening: 'live',
  completed: 'done',
  settled: 'done',
  cancelled: 'cancelled',
};

/** Bonus hunts of the stream. */
export const huntKind = {
  name: 'bonus-hunts',
  table: bonusHunts,
  id: bonusHunts.id,
  slug: bonusHunts.slug,
  changedAt: () => sql`coalesce(${completedAt}, ${startedAt})`,
  shown: () => sql`${state} <> 'draft'`,
  withSponsor: {
    kind: 'bonus-hunts',
    sponsorId: bonusHunts.sponsorId,
    title: bonusHunts.title,
    at: startedAt,
    standing: standingBy(z.object({ state: z.enum(huntStates) }), { state }, (row) => standings[row.state]),
    order: sql`${startedAt} desc`,
  },
  renewedBy: [
    'bonus_hunts',
    'order_draws',
    'games',
    'sponsors',
    'hunt_bonuses',
    // A guess that is changed while it is sealed shows nowhere.
    { table: 'hunt_guesses', columns: ['rank', 'diff'] },
  ],
} as const satisfies PublicKind;
