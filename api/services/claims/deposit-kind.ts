import { eq, inArray, sql } from 'drizzle-orm';
import type { ClaimDetailsWire } from '@/contract/claims';
import type { Writing } from '../../context';
import { raffles } from '../../db/schema/raffles';
import { sponsors } from '../../db/schema/sponsors';
import { ticketDeposits } from '../../db/schema/ticket-deposits';
import { ServiceError } from '../../service-error';
import { issueTickets } from '../raffles/issue-tickets';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { commonMoves, openStates } from './review/common-moves';
import type { ReviewKind } from './review/review-kind';

/** Deposits that earn tickets: an approval issues the numbers in its own transaction. The sponsor's support role reviews them. */
export const depositKind: ReviewKind = {
  kind: 'deposit',
  table: ticketDeposits,
  columns: ticketDeposits,
  open: openStates,
  isForSupport: true,
  moves: commonMoves,
  effect: async (writing, { id }, { action, actorId, text }) => {
    if (action !== 'approve' && action !== 'reject') return {};
    if (action === 'reject') return { columns: { decided_by: actorId, reason: text } };
    const [deposit] = await writing.tx.select().from(ticketDeposits).where(eq(ticketDeposits.id, id));
    if (!deposit) throw new ServiceError('not_found');
    const { from, to, raffle } = await issueTickets(writing, deposit);
    await spendReport(writing, id);
    const count = to - from + 1;
    return {
      columns: { decided_by: actorId, ticket_count: count },
      notice: { kind: 'tickets_issued', params: { count, from, to, raffle } },
    };
  },
  describe: async (db, ids) => {
    const rows = await db
      .select({
        id: ticketDeposits.id,
        siteUsername: ticketDeposits.siteUsername,
        amount: ticketDeposits.amount,
        currency: ticketDeposits.currency,
        depositDate: ticketDeposits.depositDate,
        sponsor: sponsorRefColumns,
        raffle: { slug: raffles.slug, title: raffles.title },
        tickets: ownRuns,
      })
      .from(ticketDeposits)
      .innerJoin(sponsors, eq(sponsors.id, ticketDeposits.sponsorId))
      .innerJoin(raffles, eq(raffles.id, ticketDeposits.raffleId))
      .where(inArray(ticketDeposits.id, [...ids]));
    return new Map(rows.map((row) => [row.id, toDetails(row)]));
  },
  about: () => ({ type: 'tickets' }),
};

/** What the sponsor told that is nearest to a deposit goes with it: it can approve no second claim. */
async function spendReport({ tx }: Writing, id: number): Promise<void> {
  await tx.execute(sql`update sponsor_conversions set deposit_id = ${id}, near_id = null, mismatches = '{}'
    where id = (select min(id) from sponsor_conversions where near_id = ${id} and deposit_id is null)
      and not exists (select from sponsor_conversions c where c.deposit_id = ${id})`);
}

/** The numbers of a deposit follow each other unless some were taken back. */
const ownRuns = sql<{ from: number; to: number }[]>`coalesce((
  select json_agg(json_build_object('from', run.first, 'to', run.last) order by run.first)
  from (
    select min(number) as first, max(number) as last from (
      select number, number - row_number() over (order by number) as island from tickets t
      where t.source_ref = ticket_deposits.id and t.voided_at is null
    ) numbered group by island
  ) run
), '[]'::json)`;

interface Row {
  readonly siteUsername: string;
  readonly amount: number;
  readonly currency: string;
  readonly depositDate: Date;
  readonly sponsor: NonNullable<ClaimDetailsWire['sponsor']>;
  readonly raffle: NonNullable<ClaimDetailsWire['raffle']>;
  readonly tickets: { from: number; to: number }[];
}

function toDetails({ siteUsername, depositDate, amount, currency, sponsor, raffle, tickets }: Row) {
  return {
    sponsor,
    site_username: siteUsername,
    amount,
    currency,
    deposit_date: depositDate.toISOString(),
    raffle,
    tickets,
  } satisfies ClaimDetailsWire;
}
