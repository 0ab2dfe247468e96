import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ClaimDetailsWire } from '@/contract/claims';
import type { DeliveriesQuery, DeliveryWire } from '@/contract/deliveries';
import { prizeAreas } from '@/contract/prizes';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../db/keyset';
import { prizeClaims } from '../../db/schema/prize-claims';
import { sponsors } from '../../db/schema/sponsors';
import { users } from '../../db/schema/users';
import { publicName } from '../../formulas/public-name';
import { describePrizes } from '../claims/describe-prizes';
import { contestAreas } from '../prizes/contest';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';
import { isInView, isLate, lastAt, publicStates, wasDisputed } from './delivery-columns';
import { lateBefore } from './late-before';

const keySchema = z.tuple([z.iso.datetime(), z.number().int()]);
const { createdAt, id, sponsorId } = prizeClaims;

/** Every prize that was ever won, of every kind of contest, the last one first; two queries. Nothing takes one out (ADR 350). */
export async function listDeliveries(
  needs: Pick<ServiceContext, 'db' | 'clock' | 'log'>,
  query: DeliveriesQuery,
): Promise<Page<DeliveryWire>> {
  const before = await lateBefore(needs);
  const rows = await needs.db
    .select({
      claim: prizeClaims,
      user: userColumns,
      sponsor: sponsorRefColumns,
      ...moments,
      isLate: isLate(before),
      wasDisputed,
    })
    .from(prizeClaims)
    .innerJoin(users, eq(users.id, prizeClaims.userId))
    .leftJoin(sponsors, eq(sponsors.id, sponsorId))
    .where(and(isAsked(query, before), afterKey([createdAt, id], decodeCursor(query.cursor, keySchema))))
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1);
  const details = await describePrizes(
    needs.db,
    rows.map(({ claim }) => claim.id),
  );
  return toPage(
    rows,
    ({ claim }) => [claim.createdAt.toISOString(), claim.id],
    (row) => toWire(row, details.get(row.claim.id)),
  );
}

const userColumns = { username: users.username, nickname: users.nickname };

const moments = {
  claimedAt: lastAt('pending'),
  deliveredAt: lastAt('delivered'),
  confirmedAt: lastAt('confirmed'),
  disputedAt: lastAt('disputed'),
  forfeitedAt: lastAt('rejected'),
};

function isAsked({ view, area, month, sponsor }: DeliveriesQuery, before: Date): SQL | undefined {
  return and(
    view ? isInView(view, before) : undefined,
    area ? isNotNull(contestAreas[area].column) : undefined,
    month
      ? sql`${createdAt} >= ${startOf(month)} and ${createdAt} < ${startOf(month)} + interval '1 month'`
      : undefined,
    sponsor ? sql`${sponsorId} = (select s.id from sponsors s where s.slug = ${sponsor})` : undefined,
  );
}

/** A month begins at midnight in Istanbul, which has been three hours ahead of UTC since 2016. */
const startOf = (month: string) => sql`${`${month}-01T00:00:00+03:00`}::timestamptz`;

type Row = Record<keyof typeof moments, Date | null> & {
  readonly claim: typeof prizeClaims.$inferSelect;
  readonly user: { readonly username: string; readonly nickname: string | null };
  readonly sponsor: DeliveryWire['sponsor'];
  readonly isLate: boolean;
  readonly wasDisputed: boolean;
};

function toWire({ claim, user, sponsor, ...row }: Row, found: ClaimDetailsWire = {}): DeliveryWire {
  const area = prizeAreas.find((one) => claim[contestAreas[one].key] !== null) ?? 'raffle';
  const { type, title, amount, currency } = claim.prize;
  return {
    ...{
      id: claim.id,
      area,
      place: claim.position,
      name: publicName(user),
      state: publicStates[claim.state],
    },
    prize: { type, title, amount, currency },
    contest: area === 'board' ? null : (found[area] ?? null),
    board: found.board ?? null,
    sponsor,
    won_at: claim.createdAt.toISOString(),
    claimed_at: toIso(row.claimedAt),
    delivered_at: toIso(row.deliveredAt),
    confirmed_at: toIso(row.confirmedAt),
    disputed_at: toIso(row.disputedAt),
    forfeited_at: toIso(row.forfeitedAt),
    is_late: row.isLate,
    was_disputed: row.wasDisputed,
  };
}

const toIso = (at: Date | null) => at?.toISOString() ?? null;
