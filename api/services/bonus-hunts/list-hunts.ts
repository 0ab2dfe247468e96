import { and, desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { HuntScope, HuntWire } from '@/contract/bonus-hunts';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntRows, toHunt } from './hunt-rows';

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

/** The conditions of the two partial indexes, word for word, so that the planner knows them. */
const inScope = {
  active: sql`${bonusHunts.state} in ('collecting', 'guessing_locked', 'opening')`,
  finished: sql`${bonusHunts.state} in ('completed', 'settled', 'cancelled')`,
} as const;

/** A page of hunts, the newest first, one statement. Throws a 422 for a cursor that is not of this list. */
export async function listHunts(
  ctx: ServiceContext,
  query: { scope: HuntScope; cursor?: string | undefined },
) {
  const key = decodeCursor(query.cursor, keySchema);
  const rows = await huntRows(ctx.db)
    .where(and(inScope[query.scope], afterKey([bonusHunts.startedAt, bonusHunts.id], key)))
    .orderBy(desc(bonusHunts.startedAt), desc(bonusHunts.id))
    .limit(pageSize + 1);
  const now = ctx.clock.now();
  return toPage(
    rows,
    ({ hunt }) => [hunt.startedAt.toISOString(), hunt.id],
    (row): HuntWire => toHunt(row, now),
  );
}
