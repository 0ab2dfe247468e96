import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnStandingWire } from '@/contract/wager-events';
import type { ServiceContext } from '../../context';
import { wagerEventKind } from '../../db/kinds/wager-events';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerImports } from '../../db/schema/wager-imports';
import { wagerStandings } from '../../db/schema/wager-standings';
import { ServiceError } from '../../service-error';
import { ownPrize } from './own-prize';

const above = alias(wagerStandings, 'above');

/**
 * A member's best place in an event with what is missing to the next rank and to the last one that wins; null without a place,
 * `not_found` for an event that is not shown.
 */
export async function getOwnStanding(
  { db }: Pick<ServiceContext, 'db'>,
  { slug, userId }: { readonly slug: string; readonly userId: string },
): Promise<OwnStandingWire | null> {
  const isShown = and(eq(wagerEvents.slug, slug), wagerEventKind.shown());
  const [event] = await db.select().from(wagerEvents).where(isShown);
  if (!event) throw new ServiceError('not_found');
  const [own] = await db
    .select({ rank: wagerStandings.rank, value: wagerStandings.value, next: above.value, data: wagerImports })
    .from(wagerStandings)
    .innerJoin(
      wagerImports,
      and(eq(wagerImports.eventId, event.id), sql`${wagerImports.no} = ${event.lastImportNo}`),
    )
    .leftJoin(above, and(eq(above.eventId, event.id), eq(above.rank, sql`${wagerStandings.rank} - 1`)))
    .where(and(eq(wagerStandings.eventId, event.id), eq(wagerStandings.userId, userId)))
    .orderBy(asc(wagerStandings.rank))
    .limit(1);
  if (!own) return null;
  const { no, source, takenAt } = own.data;
  return {
    rank: own.rank,
    value: own.value,
    gap_to_next: own.next === null ? null : own.next - own.value,
    ...(await ownPrize(db, event, own)),
    data: { no, source, taken_at: takenAt.toISOString() },
  };
}
