import { and, eq } from 'drizzle-orm';
import type { StageInput } from '@/contract/tournament-results';
import type { Writing } from '../../context';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';
import { recordAudit } from '../audit/record-audit';
import { clearStage } from './clear-stage';
import { lockTournament } from './lock-tournament';

type Place = NonNullable<StageInput['match']>;

/**
 * The team says which match of a running bracket is played now, in place of the one that was; null takes that one down. It ends by its result. The
 * tournament's row is held, and what is said twice is written down once. `closed` unless the bracket is running, `conflict` for a match that
 * cannot be played now, `not_found` for an unknown tournament or match.
 */
export async function setStage(
  writing: Writing,
  { actorId, slug, match }: StageInput & { readonly actorId: string; readonly slug: string },
): Promise<void> {
  const { tx } = writing;
  const { id, type, state } = await lockTournament(tx, slug);
  if (type !== 'bracket' || state !== 'live') throw new ServiceError('closed');
  const before = await clearStage(tx, id);
  if (match) await take(tx, id, match);
  if (before?.round === match?.round && before?.index === match?.index) return;
  const reason = match ? 'Maç sahneye alındı.' : 'Maç sahneden indirildi.';
  const change = { before: { match: before }, after: { match }, reason };
  await recordAudit(writing, { action: 'match_staged', actorId, subject: `tournaments:${id}`, ...change });
}

async function take(tx: Transaction, id: number, place: Place): Promise<void> {
  const { tournamentId, round, index, state } = tournamentMatches;
  const isIt = and(eq(tournamentId, id), eq(round, place.round), eq(index, place.index));
  const [found] = await tx.select({ state }).from(tournamentMatches).where(isIt);
  if (!found) throw new ServiceError('not_found');
  if (found.state !== 'ready') throw new ServiceError('conflict');
  await tx.update(tournamentMatches).set({ state: 'live' }).where(isIt);
}
