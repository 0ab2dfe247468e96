import { and, desc, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { PastRaffleWire } from '@/contract/raffles';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, pageOfRows } from '../../db/keyset';
import { raffles } from '../../db/schema/raffles';
import { prizeHolders, toDrawResult } from './drawn-results';
import { raffleColumns, toRaffle } from './raffle-columns';

/** Draws a page: each of them is tall. */
const size = 12;
const key = z.tuple([z.iso.datetime(), z.number().int()]);

/** A page of the drawn and the cancelled, newest first, with who has the prizes. One query; a bad cursor is a 422. */
export async function listPastRaffles(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  cursor: string | undefined,
): Promise<{ readonly data: PastRaffleWire[]; readonly next_cursor: string | null }> {
  const after = afterKey([raffles.drawAt, raffles.id], decodeCursor(cursor, key));
  const found = await db
    .select({ ...raffleColumns, drawnAt: raffles.drawnAt, winners: prizeHolders })
    .from(raffles)
    .where(and(inArray(raffles.state, ['drawn', 'paid', 'cancelled']), after))
    .orderBy(desc(raffles.drawAt), desc(raffles.id))
    .limit(size + 1);
  const { rows, nextCursor } = pageOfRows(found, ({ drawAt, id }) => [drawAt.toISOString(), id], size);
  const data = rows.map((row) => ({
    ...toRaffle(row, clock.now()),
    drawn_at: row.drawnAt?.toISOString() ?? null,
    winners: row.winners.map(toDrawResult),
  }));
  return { data, next_cursor: nextCursor };
}
