import { and, eq, sql } from 'drizzle-orm';
import type { TournamentDetailWire } from '@/contract/tournaments';
import type { ServiceContext } from '../../context';
import { tournamentKind } from '../../db/kinds/tournaments';
import { sponsors } from '../../db/schema/sponsors';
import { tournaments } from '../../db/schema/tournaments';
import { ServiceError } from '../../service-error';
import { listMatches } from './list-matches';
import { listParticipants } from './list-participants';
import { listTournamentStandings } from './list-tournament-standings';
import { selectChampion, toTournament, tournamentColumns } from './tournament-columns';

type Row = typeof tournaments.$inferSelect;

/**
 * A tournament with its rules; a bracket with players and matches, a board with the first page of its standings. The draw's
 * secret is out once it was used. Unknown or a draft: `not_found`.
 */
export async function getTournament(
  ctx: Pick<ServiceContext, 'db'>,
  slug: string,
): Promise<TournamentDetailWire> {
  const [rows, participants, matches, board] = await Promise.all([
    findTournament(ctx, slug),
    listParticipants(ctx, slug),
    listMatches(ctx, slug),
    listTournamentStandings(ctx, { slug }),
  ]);
  const row = rows[0];
  if (!row) throw new ServiceError('not_found');
  return {
    ...toTournament(row),
    rules_md: row.tournament.rulesMd,
    seed_proof: toSeedProof(row.tournament, matches.length > 0),
    participants,
    matches,
    standings: board.data,
    standings_cursor: board.next_cursor,
  };
}

function findTournament({ db }: Pick<ServiceContext, 'db'>, slug: string) {
  const champion = selectChampion(db);
  return db
    .select({ ...tournamentColumns, champion: champion._.selectedFields })
    .from(tournaments)
    .leftJoin(sponsors, eq(sponsors.id, tournaments.sponsorId))
    .leftJoinLateral(champion, sql`true`)
    .where(and(eq(tournaments.slug, slug), tournamentKind.shown()));
}

function toSeedProof({ seedCommit, seedSecret }: Row, isDrawn: boolean) {
  return seedCommit === null ? null : { commit: seedCommit, seed: isDrawn ? seedSecret : null };
}
