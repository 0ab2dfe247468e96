import { and, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { WagerEventWire } from '@/contract/wager-events';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, toPage } from '../../db/keyset';
import { sponsors } from '../../db/schema/sponsors';
import { wagerEvents } from '../../db/schema/wager-events';
import { toWagerEvent, wagerEventColumns } from './wager-event-columns';

/** Events a page: each of them is tall. */
const size = 12;
const key = z.tuple([z.iso.datetime(), z.number().int()]);

/** A page of the final, paid and cancelled events, newest first. One query; a bad cursor is a 422. */
export async function listPastWagerEvents(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  cursor: string | undefined,
): Promise<{ readonly data: WagerEventWire[]; readonly next_cursor: string | null }> {
  const after = afterKey([wagerEvents.endsAt, wagerEvents.id], decodeCursor(cursor, key));
  const found = await db
    .select(wagerEventColumns)
    .from(wagerEvents)
    .innerJoin(sponsors, eq(sponsors.id, wagerEvents.sponsorId))
    .where(and(inArray(wagerEvents.state, ['final', 'paid', 'cancelled']), after))
    .orderBy(desc(wagerEvents.endsAt), desc(wagerEvents.id))
    .limit(size + 1);
  return toPage(
    found,
    ({ event }) => [event.endsAt.toISOString(), event.id],
    (row) => toWagerEvent(row, clock.now()),
    size,
  );
}
