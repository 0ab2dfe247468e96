import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { OwnTicketsWire } from '@/contract/raffles';
import type { ServiceContext } from '../../context';
import { raffleKind } from '../../db/kinds/raffles';
import { raffles } from '../../db/schema/raffles';
import { sponsors } from '../../db/schema/sponsors';
import { ticketDeposits } from '../../db/schema/ticket-deposits';
import { tickets } from '../../db/schema/tickets';
import { ServiceError } from '../../service-error';
import { toHolder } from './to-holder';

/** A member's tickets in a draw as runs, and how many are in play in all; `not_found` for a draw that is not shown. */
export async function getOwnTickets(
  { db }: Pick<ServiceContext, 'db'>,
  { slug, userId }: { readonly slug: string; readonly userId: string },
): Promise<OwnTicketsWire> {
  const [raffle] = await db
    .select({ id: raffles.id, total: inPlay })
    .from(raffles)
    .where(and(eq(raffles.slug, slug), raffleKind.shown()));
  if (!raffle) throw new ServiceError('not_found');
  const runs = await listRuns(db, raffle.id, userId);
  const count = runs.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return { count, total: raffle.total, holder: toHolder(slug, userId), runs };
}

const inPlay = sql<number>`coalesce(raffles.list_total, (
  select count(*)::int from tickets t where t.raffle_id = raffles.id and t.voided_at is null
))`;

/** Numbers in a row share their distance to their place among those of the same source: that is what groups them. */
const island = sql`${tickets.number} - row_number() over (
  partition by ${tickets.source}, ${sponsors.name} order by ${tickets.number}
)`;

async function listRuns(db: ServiceContext['db'], raffleId: number, userId: string) {
  const own = db
    .select({
      number: tickets.number,
      source: tickets.source,
      sponsor: sponsors.name,
      island: island.as('island'),
    })
    .from(tickets)
    .leftJoin(ticketDeposits, eq(ticketDeposits.id, tickets.sourceRef))
    .leftJoin(sponsors, eq(sponsors.id, ticketDeposits.sponsorId))
    .where(and(eq(tickets.raffleId, raffleId), eq(tickets.userId, userId), isNull(tickets.voidedAt)))
    .as('own');
  const from = sql<number>`min(${own.number})`;
  return db
    .select({ from, to: sql<number>`max(${own.number})`, source: own.source, sponsor: own.sponsor })
    .from(own)
    .groupBy(own.source, own.sponsor, own.island)
    .orderBy(asc(from));
}
