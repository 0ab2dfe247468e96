import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { buySessionStates } from '@/contract/bonus-buys';
import type { SponsorEntryState } from '@/contract/sponsor-entries';
import { buySessions } from '../schema/buy-sessions';
import { type PublicKind, standingBy } from './public-kind';

const { state, startedAt, finishedAt } = buySessions;

const standings: Readonly<Record<(typeof buySessionStates)[number], SponsorEntryState>> = {
  live: 'live',
  finished: 'done',
  archived: 'done',
};

/** Sessions of bought bonuses. */
export const buySessionKind = {
  name: 'bonus-buys',
  table: buySessions,
  id: buySessions.id,
  slug: buySessions.slug,
  changedAt: () => sql`coalesce(${finishedAt}, ${startedAt})`,
  shown: () => sql`${state} <> 'draft'`,
  withSponsor: {
    kind: 'bonus-buys',
    sponsorId: buySessions.sponsorId,
    title: buySessions.title,
    at: startedAt,
    standing: standingBy(
      z.object({ state: z.enum(buySessionStates) }),
      { state },
      (row) => standings[row.state],
    ),
    order: sql`${startedAt} desc`,
  },
  renewedBy: ['buy_sessions', 'games', 'sponsors', 'buy_entries'],
} as const satisfies PublicKind;
