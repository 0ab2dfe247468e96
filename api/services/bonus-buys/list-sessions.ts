import { and, desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BuySessionsQuery } from '@/contract/bonus-buys';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageSize, toPage } from '../../db/keyset';
import { buySessions } from '../../db/schema/buy-sessions';
import { sessionRows, toSession } from './session-rows';

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);

/** The conditions of the partial indexes, word for word, so that the planner knows them. */
const isShown = sql`${buySessions.state} in ('live', 'finished', 'archived')`;
const inScope = {
  current: sql`${buySessions.state} in ('live', 'finished')`,
  archived: sql`${buySessions.state} = 'archived'`,
} as const;

/** A page of sessions, of one scope where asked, the newest first, one statement. Throws a 422 for a cursor that is not of this list. */
export async function listSessions(ctx: ServiceContext, { scope, cursor }: BuySessionsQuery) {
  const key = decodeCursor(cursor, keySchema);
  const rows = await sessionRows(ctx.db)
    .where(and(scope ? inScope[scope] : isShown, afterKey([buySessions.startedAt, buySessions.id], key)))
    .orderBy(desc(buySessions.startedAt), desc(buySessions.id))
    .limit(pageSize + 1);
  return toPage(rows, ({ session }) => [session.startedAt.toISOString(), session.id], toSession);
}
