import { asc, eq, inArray } from 'drizzle-orm';
import type { WagerEventWire } from '@/contract/wager-events';
import type { ServiceContext } from '../../context';
import { sponsors } from '../../db/schema/sponsors';
import { wagerEvents } from '../../db/schema/wager-events';
import { toWagerEvent, wagerEventColumns } from './wager-event-columns';

/** More events at a time than any community runs (ADR 142). */
const most = 50;

/** The events that come, run or are not final yet, the next to end first. One query. */
export async function listCurrentWagerEvents({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<WagerEventWire[]> {
  const rows = await db
    .select(wagerEventColumns)
    .from(wagerEvents)
    .innerJoin(sponsors, eq(sponsors.id, wagerEvents.sponsorId))
    .where(inArray(wagerEvents.state, ['scheduled', 'live', 'awaiting_data', 'provisional', 'dispute']))
    .orderBy(asc(wagerEvents.endsAt), asc(wagerEvents.id))
    .limit(most);
  return rows.map((row) => toWagerEvent(row, clock.now()));
}
