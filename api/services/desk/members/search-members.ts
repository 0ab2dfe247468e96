import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MemberQuery, MemberRowWire } from '@/contract/desk-members';
import type { ServiceContext } from '../../../context';
import type { Database } from '../../../db/client';
import { afterKey, decodeCursor, encodeCursor, type Page, pageSize, toPage } from '../../../db/keyset';
import { sponsorAccounts } from '../../../db/schema/sponsor-accounts';
import { users } from '../../../db/schema/users';
import { type MemberRow, memberColumns, toMemberRow } from './member-rows';
import { isFound, type SearchPlace, searchPlaces } from './search-sources';

interface Asked extends MemberQuery {
  /** Of who asks. */
  readonly permission: string;
}

type Needs = Pick<ServiceContext, 'db'>;

const newestKey = z.tuple([z.iso.datetime(), z.uuid()]);
const foundKey = z.tuple([z.number().int().min(0).max(9), z.string().max(400), z.uuid()]);

/**
 * A page of members: newest first, or what begins with `q`, place after place, each member where it is found first. Every query is the
 * range of an index, so that it costs the same among a hundred thousand. E-mail and phone as `toMemberRow` shows them.
 */
export async function searchMembers(needs: Needs, query: Asked): Promise<Page<MemberRowWire>> {
  return query.q?.trim() ? findMembers(needs, query, query.q) : listNewest(needs, query);
}

async function listNewest({ db }: Needs, { permission, list, cursor }: Asked) {
  const after = afterKey([users.createdAt, users.id], decodeCursor(cursor, newestKey));
  const found = await selectMembers(db)
    .where(and(isListed(list), after))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(pageSize + 1);
  const keyOf = (row: MemberRow) => [row.createdAt.toISOString(), row.id];
  return toPage(found, keyOf, (row) => ({ ...toMemberRow(row, permission), matched: null }));
}

type Found = MemberRow & { readonly value: string; readonly place: number };

async function findMembers(needs: Needs, query: Asked, q: string): Promise<Page<MemberRowWire>> {
  const places = searchPlaces(q, query.permission);
  const key = decodeCursor(query.cursor, foundKey);
  const found: Found[] = [];
  for (let place = key?.[0] ?? 0; place < places.length && found.length <= pageSize; place += 1) {
    const after = key && key[0] === place ? [key[1], key[2]] : null;
    found.push(...(await searchPlace(needs, { places, place, after, list: query.list })));
  }
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => ({
      ...toMemberRow(row, query.permission),
      matched: toMatch(row, places, query),
    })),
    next_cursor: found.length > pageSize && last ? encodeCursor([last.place, last.value, last.id]) : null,
  };
}

interface PlaceQuery {
  readonly places: readonly SearchPlace[];
  readonly place: number;
  readonly after: readonly string[] | null;
  readonly list: MemberQuery['list'];
}

async function searchPlace({ db }: Needs, { places, place: at, after, list }: PlaceQuery): Promise<Found[]> {
  const place = places[at];
  if (!place) return [];
  const earlier = places.slice(0, at).map((one) => sql`${isFound(one)} is not true`);
  const isWanted = and(
    isFound(place),
    afterKey([place.value, users.id], after, 'asc'),
    isListed(list),
    ...earlier,
  );
  const rows = await selectMembers(db, place.value)
    .leftJoin(sponsorAccounts, ofPlace(place))
    .where(isWanted)
    .orderBy(asc(place.value), asc(users.id))
    .limit(pageSize + 1);
  return rows.map((row) => ({ ...row, place: at }));
}

/** Accounts are looked at for their own place alone; of several that fit, a member stands at the first. */
function ofPlace({ field, value, begins }: SearchPlace): SQL | undefined {
  if (field !== 'account') return sql`false`;
  const isSmaller = sql`lower(other.site_username) collate "C" >= ${begins}
    and (lower(other.site_username) collate "C", other.id) < (${value}, ${sponsorAccounts.id})`;
  return and(
    eq(sponsorAccounts.userId, users.id),
    sql`not exists (select from sponsor_accounts other where other.user_id = ${users.id} and ${isSmaller})`,
  );
}

function selectMembers(db: Pick<Database, 'select'>, value: SQL<string> = sql<string>`''`) {
  return db.select({ ...memberColumns, value }).from(users);
}

function isListed(list: MemberQuery['list']): SQL | undefined {
  return list === 'team' ? ne(users.permission, 'player') : undefined;
}

/** What was found, as much of it as the reader sees of the field anyway. */
function toMatch(
  row: Found,
  places: readonly SearchPlace[],
  { permission }: Asked,
): MemberRowWire['matched'] {
  const field = places[row.place]?.field ?? 'username';
  const shown = toMemberRow(row, permission);
  if (field === 'account') return { field, value: row.value };
  return { field, value: shown[field] ?? '' };
}
