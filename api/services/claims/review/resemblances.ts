import { sql } from 'drizzle-orm';
import type { ClaimKind, claimFlags, ReviewWire } from '@/contract/claims';
import type { Database } from '../../../db/client';
import type { Subject } from './review-kind';
import type { Scope } from './reviewer-scope';

type Flags = ReviewWire['flags'];
type Db = Pick<Database, 'execute'>;
type Found = { readonly id: string; readonly flag: (typeof claimFlags)[number]; readonly others: string[] };

/** How many bits of the perceptual hashes of two pictures may differ that look alike. */
const nearBits = 2;

/**
 * Which other claims of a kind, of whomever, a claim resembles: the same picture, or one that looks alike; a deposit also by its name
 * at the sponsor, amount and day in Istanbul (T-UP-13). Flags for the reviewer's eye: nothing is refused for them. A support role is
 * not told which claims have the picture: they may be of another sponsor.
 */
export async function readResemblances(
  db: Db,
  kind: ClaimKind,
  rows: readonly Pick<Subject, 'id'>[],
  scope: Scope,
): Promise<ReadonlyMap<number, Flags>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = [
    ...(await samePictures(db, kind, ids)),
    ...(kind === 'deposit' ? [...(await sameDeposits(db, ids)), ...(await toldOtherwise(db, ids))] : []),
  ];
  const flags = new Map<number, Flags>();
  for (const { id, flag, others } of found) {
    const ownId = Number(id);
    const isTold = scope.sponsorId === null || flag === 'same_deposit';
    flags.set(ownId, [...(flags.get(ownId) ?? []), { flag, ids: isTold ? others.map(Number) : [] }]);
  }
  return flags;
}

async function samePictures(db: Db, kind: ClaimKind, ids: readonly number[]): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select mine.subject_id as id,
      case when a.digest = b.digest then 'same_picture' else 'similar_picture' end as flag,
      array_agg(distinct theirs.subject_id order by theirs.subject_id) as others
    from review_steps mine
    join media a on a.step_id = mine.id
    join media b on b.id <> a.id and (b.digest = a.digest or ${looksAlike})
    join review_steps theirs on theirs.id = b.step_id
      and theirs.kind = mine.kind and theirs.subject_id <> mine.subject_id
    where mine.kind = ${kind} and mine.subject_id in ${[...ids]}
    group by 1, 2 order by 1, 2`);
  return rows;
}

/**
 * Two hashes that differ in two bits at most agree in one of their four quarters, which the indices of the quarters find; a plain
 * picture, whose hash is all zeros or ones, looks like any other plain one and is left out.
 */
const looksAlike = sql`(
  a.dhash not in ('0000000000000000', 'ffffffffffffffff')
  and (left(b.dhash, 4) = left(a.dhash, 4) or substr(b.dhash, 5, 4) = substr(a.dhash, 5, 4)
    or substr(b.dhash, 9, 4) = substr(a.dhash, 9, 4) or right(b.dhash, 4) = right(a.dhash, 4))
  and bit_count(('x' || a.dhash)::bit(64) # ('x' || b.dhash)::bit(64)) <= ${nearBits}
)`;

/** What the sponsor told that is nearest to a claim and not the same, by what differs. */
async function toldOtherwise(db: Db, ids: readonly number[]): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select distinct c.near_id as id, 'told_' || mismatch as flag, array[]::bigint[] as others
    from sponsor_conversions c cross join unnest(c.mismatches) mismatch
    where c.near_id in ${[...ids]} order by 1, 2`);
  return rows;
}

async function sameDeposits(db: Db, ids: readonly number[]): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select a.id, 'same_deposit' as flag, array_agg(b.id order by b.id) as others
    from ticket_deposits a
    join ticket_deposits b on b.id <> a.id and b.sponsor_id = a.sponsor_id
      and lower(b.site_username) = lower(a.site_username) and b.amount = a.amount and b.currency = a.currency
      and (b.deposit_date at time zone 'Europe/Istanbul')::date = (a.deposit_date at time zone 'Europe/Istanbul')::date
    where a.id in ${[...ids]}
    group by 1 order by 1`);
  return rows;
}
