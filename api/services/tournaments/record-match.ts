import { and, asc, eq } from 'drizzle-orm';
import type { MatchResultInput } from '@/contract/tournament-results';
import type { ServiceContext, Writing } from '../../context';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { type Transaction, transact } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { notify } from '../notifications/notify';
import { announceMatches } from './announce-matches';
import { correctMatch } from './bracket/correct-match';
import { decideMatch, type MatchResult } from './bracket/decide-match';
import { type BracketMatch, isAt, isDecided } from './bracket/match';
import { lockTournament } from './lock-tournament';
import { readmitPlayers } from './readmit-players';

type Tournament = typeof tournaments.$inferSelect;
type LedgerWriting = Pick<Writing, 'tx' | 'clock'>;

/**
 * Writes down how a match of a running bracket ended, and all that follows: who goes on, who is out, whom they meet next (both are told),
 * and after the last match the champion. The tournament's row is held: of two results for one match the second is a `conflict`,
 * unless it says that it corrects the first, and then while the match after it is not decided (ADR 143). `closed` unless the bracket is running, `not_found` for an unknown tournament or match.
 */
export async function recordMatch(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  { slug, input }: { readonly slug: string; readonly input: MatchResultInput },
): Promise<void> {
  await transact(db, async (tx) => {
    const tournament = await lockTournament(tx, slug);
    if (tournament.type !== 'bracket' || tournament.state !== 'live') throw new ServiceError('closed');
    const before = await readMatches(tx, tournament.id);
    if (!before.some((match) => isAt(match, input))) throw new ServiceError('not_found');
    const result = toResult(input);
    const after = input.is_correction
      ? correctMatch(before, input, result)
      : decideMatch(before, input, result);
    const changed = after.filter((match) => isAt(match, input) || !isSame(match, before));
    for (const match of changed) await store({ tx, clock }, tournament.id, match, input);
    if (input.is_correction) await readmitPlayers(tx, tournament, after, input);
    await announceMatches(tx, tournament, changed);
    await putOut(tx, tournament.id, after);
    await complete(tx, tournament, after);
  });
}

function toResult({ absent, win_a, win_b }: MatchResultInput): MatchResult {
  if (absent === 'both') return { kind: 'double_forfeit' };
  if (absent) return { kind: 'forfeit', absent };
  return { kind: 'played', winA: win_a ?? 0, winB: win_b ?? 0 };
}

async function readMatches(tx: Transaction, id: number): Promise<BracketMatch[]> {
  const { round, index, a, b, winner, state, tournamentId } = tournamentMatches;
  return tx
    .select({ round, index, a, b, winner, state })
    .from(tournamentMatches)
    .where(eq(tournamentId, id))
    .orderBy(asc(round), asc(index));
}

function isSame(match: BracketMatch, before: readonly BracketMatch[]): boolean {
  const old = before.find((one) => isAt(one, match));
  return old?.a === match.a && old.b === match.b && old.winner === match.winner && old.state === match.state;
}

async function store(
  { tx, clock }: LedgerWriting,
  id: number,
  { round, index, a, b, winner, state }: BracketMatch,
  input: MatchResultInput,
): Promise<void> {
  const played = isAt({ round, index }, input)
    ? { winA: input.win_a ?? null, winB: input.win_b ?? null, playedAt: new Date(clock.now()) }
    : {};
  const { tournamentId, round: ofRound, index: ofIndex } = tournamentMatches;
  await tx
    .update(tournamentMatches)
    .set({ a, b, winner, state, ...played })
    .where(and(eq(tournamentId, id), eq(ofRound, round), eq(ofIndex, index)));
}

/** Who stood in a decided match and did not win it is out. */
async function putOut(tx: Transaction, id: number, matches: readonly BracketMatch[]): Promise<void> {
  const { tournamentId, seed, state } = tournamentParticipants;
  const out = matches
    .filter(isDecided)
    .flatMap(({ a, b, winner }) => [a, b].filter((one) => one !== null && one !== winner));
  for (const one of out) {
    if (one === null || one === undefined) continue;
    await tx
      .update(tournamentParticipants)
      .set({ state: 'eliminated' })
      .where(and(eq(tournamentId, id), eq(seed, one), eq(state, 'checked_in')));
  }
}

/** After the last match: the champion, where both finalists did not stay away, and the end. The prizes follow (`settleTournaments`). */
async function complete(
  tx: Transaction,
  tournament: Tournament,
  matches: readonly BracketMatch[],
): Promise<void> {
  const last = matches.at(-1);
  if (!last || !isDecided(last)) return;
  const { id, slug, title } = tournament;
  const { tournamentId, seed, userId } = tournamentParticipants;
  if (last.winner !== null) {
    const champions = await tx
      .update(tournamentParticipants)
      .set({ state: 'winner' })
      .where(and(eq(tournamentId, id), eq(seed, last.winner)))
      .returning({ userId });
    for (const champion of champions)
      await notify(tx, {
        ...champion,
        kind: 'tournament_won',
        params: { title },
        about: { type: 'tournaments', id: slug },
      });
  }
  await tx.update(tournaments).set({ state: 'completed' }).where(eq(tournaments.id, id));
}
