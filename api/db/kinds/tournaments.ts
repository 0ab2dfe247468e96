import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SponsorEntryState } from '@/contract/sponsor-entries';
import { type TournamentState, tournamentStates } from '@/contract/tournaments';
import { tournaments } from '../schema/tournaments';
import { type PublicKind, standingBy } from './public-kind';

const { state, startsAt } = tournaments;

const standings: Readonly<Record<TournamentState, SponsorEntryState>> = {
  registration: 'open',
  check_in: 'open',
  live: 'live',
  completed: 'done',
  paid: 'done',
  cancelled: 'cancelled',
};

/** Tournaments. */
export const tournamentKind = {
  name: 'tournaments',
  table: tournaments,
  id: tournaments.id,
  slug: tournaments.slug,
  shown: () => sql`${state} <> 'draft'`,
  search: {
    kind: 'tournaments',
    title: 'title',
    more: 'summary',
    detail: 'summary',
    at: 'starts_at',
    order: 'starts_at desc',
  },
  withSponsor: {
    kind: 'tournaments',
    sponsorId: tournaments.sponsorId,
    title: tournaments.title,
    at: startsAt,
    standing: standingBy(
      z.object({ state: z.enum(tournamentStates) }),
      { state },
      (row) => standings[row.state],
    ),
    order: sql`${startsAt} desc`,
  },
  renewedBy: [
    'tournaments',
    'tournament_participants',
    'tournament_matches',
    'order_draws',
    'games',
    'sponsors',
  ],
} as const satisfies PublicKind;
