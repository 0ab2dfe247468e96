import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { huntKind } from '../../db/kinds/bonus-hunts';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { ServiceError } from '../../service-error';
import { type GuessRow, guessRows, toGuess } from './guess-rows';
import { isGuessingOpen } from './is-guessing-open';

const byRank = {
  columns: [huntGuesses.rank],
  key: z.tuple([z.number().int()]),
  keyOf: (row: GuessRow) => [row.rank ?? 0],
  where: isNotNull(huntGuesses.rank),
};
const bySending = {
  columns: [huntGuesses.submittedAt, huntGuesses.id],
  key: z.tuple([z.iso.datetime(), z.number().int()]),
  keyOf: (row: GuessRow) => [row.submittedAt.toISOString(), row.id],
  where: undefined,
};

/**
 * A page of a hunt's guesses, by rank once it is completed, by the time they were sent before. While guessing is open they are
 * sealed: the list is empty for everybody. Throws `not_found`, and a 422 for a cursor that is not of this list.
 */
export async function listGuesses(
  ctx: ServiceContext,
  { slug, cursor }: { readonly slug: string; readonly cursor?: string | undefined },
) {
  const hunt = await findHunt(ctx, slug);
  const order = hunt.endBalance === null ? bySending : byRank;
  const key = decodeCursor<z.ZodType<(string | number)[]>>(cursor, order.key);
  if (isGuessingOpen(hunt, ctx.clock.now())) return { data: [], next_cursor: null };
  const rows = await guessRows(ctx.db)
    .where(and(eq(huntGuesses.huntId, hunt.id), order.where, afterKey(order.columns, key, 'asc')))
    .orderBy(...order.columns)
    .limit(pageSize + 1);
  return toPage(rows, order.keyOf, toGuess);
}

async function findHunt({ db }: ServiceContext, slug: string) {
  const { id, state, endBalance, guessOpenUntil } = bonusHunts;
  const [hunt] = await db
    .select({ id, state, endBalance, guessOpenUntil })
    .from(bonusHunts)
    .where(and(eq(bonusHunts.slug, slug), huntKind.shown()))
    .limit(1);
  if (!hunt) throw new ServiceError('not_found');
  return hunt;
}
