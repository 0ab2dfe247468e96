import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ClaimDetailsWire } from '@/contract/claims';
import type { DeskPrizesQuery, DeskPrizeWire, PrizeList } from '@/contract/desk-prizes';
import { prizeAreas } from '@/contract/prizes';
import type { ServiceContext } from '../../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../../db/keyset';
import { openPrizeStates, prizeClaims } from '../../../db/schema/prize-claims';
import { raffles } from '../../../db/schema/raffles';
import { users } from '../../../db/schema/users';
import { fold } from '../../accounts/fold';
import { describePrizes } from '../../claims/describe-prizes';
import { dueAt } from '../../claims/review/due-at';
import { reviewSetting } from '../../claims/review/review-setting';
import { contestAreas } from '../../prizes/contest';

const keySchema = z.tuple([z.number().int()]);

const states: Readonly<Record<PrizeList, readonly (typeof prizeClaims.$inferSelect)['state'][]>> = {
  open: openPrizeStates,
  asked: ['needs_info'],
  pending: ['pending', 'in_review'],
  approved: ['approved'],
  disputed: ['disputed'],
  delivered: ['delivered', 'confirmed'],
  rejected: ['rejected'],
};

/** Prizes that somebody has won, the latest first, until they are at their end and after it, with what the team owes; three queries. */
export async function listPrizes(
  { db, log }: Pick<ServiceContext, 'db' | 'log'>,
  query: DeskPrizesQuery,
): Promise<Page<DeskPrizeWire>> {
  const { hours } = await reviewSetting({ db, log });
  const rows = await db
    .select({ claim: prizeClaims, member: { id: users.id, username: users.username } })
    .from(prizeClaims)
    .innerJoin(users, eq(users.id, prizeClaims.userId))
    .where(isListed(query))
    .orderBy(desc(prizeClaims.id))
    .limit(pageSize + 1);
  const details = await describePrizes(
    db,
    rows.map(({ claim }) => claim.id),
  );
  return toPage(
    rows,
    ({ claim }) => [claim.id],
    (row) => toWire(row, hours.prize, details.get(row.claim.id)),
  );
}

function isListed({ list, area, raffle, q, cursor }: DeskPrizesQuery): SQL | undefined {
  const ofRaffle = sql`(select ${raffles.id} from ${raffles} where ${raffles.slug} = ${raffle})`;
  return and(
    inArray(prizeClaims.state, [...states[list]]),
    area ? isNotNull(contestAreas[area].column) : undefined,
    raffle ? eq(prizeClaims.raffleId, ofRaffle) : undefined,
    q ? sql`${users.usernameFold} collate "C" ^@ ${fold(q)}` : undefined,
    afterKey([prizeClaims.id], decodeCursor(cursor, keySchema)),
  );
}

interface Row {
  readonly claim: typeof prizeClaims.$inferSelect;
  readonly member: DeskPrizeWire['member'];
}

/** What is told in a list: nobody's address and no account at a sponsor. */
const told = ['prize', 'coins', 'amount', 'currency', 'answer_by', ...prizeAreas] as const;

function toWire({ claim, member }: Row, hours: number, found: ClaimDetailsWire = {}): DeskPrizeWire {
  const area = prizeAreas.find((one) => claim[contestAreas[one].key] !== null) ?? 'raffle';
  const details = Object.fromEntries(told.flatMap((name) => (name in found ? [[name, found[name]]] : [])));
  const { id, state, position: place, createdAt, decidedAt } = claim;
  return {
    ...{ id, state, area, place, member, details },
    created_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    due_at: dueAt({ open: openPrizeStates }, { state, waitingSince: claim.waitingSince ?? createdAt }, hours),
  };
}
