import { and, eq } from 'drizzle-orm';
import { tournamentKind } from '../../db/kinds/tournaments';
import { tournaments } from '../../db/schema/tournaments';
import type { Transaction } from '../../db/transact';
import { ServiceError } from '../../service-error';

/**
 * A tournament by its slug, its row held until the transaction ends: whoever changes who takes part comes one after the other.
 * Unknown or a draft: `not_found`.
 */
export async function lockTournament(tx: Pick<Transaction, 'select'>, slug: string) {
  const [tournament] = await tx
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.slug, slug), tournamentKind.shown()))
    .for('no key update');
  if (!tournament) throw new ServiceError('not_found');
  return tournament;
}
