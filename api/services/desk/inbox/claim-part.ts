import { type SQL, sql } from 'drizzle-orm';
import type { ClaimKind } from '@/contract/claims';
import { affiliateChanges } from '../../../db/schema/affiliate-changes';
import { eventEntries } from '../../../db/schema/event-entries';
import { decidedKey, isDecided, isWaiting, waitingKey } from '../../../db/schema/review-moments';
import { sponsorAccounts } from '../../../db/schema/sponsor-accounts';
import { ticketDeposits } from '../../../db/schema/ticket-deposits';
import { wins } from '../../../db/schema/wins';
import { isWhose } from '../../claims/review/find-subject';
import type { ReviewKind } from '../../claims/review/review-kind';
import { reviewKinds } from '../../claims/review/review-kinds';
import { idAfter, rankOf } from './inbox-cursor';
import { allOf, hasMarks, isSought, isWorth, type PartQuery, toTime } from './inbox-part';

const hourMs = 3_600_000;

/** What of a kind's table is looked for beside what all kinds have. */
const sought: Readonly<Partial<Record<ClaimKind, { readonly amount?: SQL; readonly siteName?: SQL }>>> = {
  deposit: { amount: sql`${ticketDeposits.amount}`, siteName: sql`${ticketDeposits.siteUsername}` },
  win: { amount: sql`${wins.win}`, siteName: sql`${wins.siteUsername}` },
  event: { amount: sql`${eventEntries.win}`, siteName: sql`${eventEntries.siteUsername}` },
  affiliate: { siteName: sql`${affiliateChanges.siteUsername}` },
  account: { siteName: sql`${sponsorAccounts.siteUsername}` },
};

/**
 * A kind's claims in a list of the inbox, in its order, by the index of the kind's own queue: a kind's promise is the same number of
 * `hours` for each claim, so the longest waiting are those that are promised first.
 */
export function claimPart(name: ClaimKind, hours: number, query: PartQuery): SQL {
  const kind = reviewKinds[name];
  const { table, columns, open } = kind;
  const isPast = query.list === 'decided';
  const key: readonly SQL[] = isPast ? decided(columns) : waiting(columns);
  const bounds = isPast ? decidedBounds(name, key, query) : waitingBounds(name, key, hours, query);
  const at = isPast ? key[0] : sql`${key[1]} + ${hours}::float8 * interval '1 hour'`;
  const order = key.map((part) => (isPast ? sql`${part} desc` : part));
  const state = isPast ? isDecided(columns, open) : isWaiting(columns, open);
  const where = allOf([state, ...bounds, ...filters(name, query)]);
  return sql`(select ${name}::text as kind, ${rankOf(name)}::int as rank, ${columns.id}::text as id,
    lpad(${columns.id}::text, 20, '0') as tie, ${at} as at
    from ${table} where ${where} order by ${sql.join(order, sql`, `)} limit ${query.limit})`;
}

const waiting = (columns: ReviewKind['columns']) => waitingKey(columns).map((part) => sql`${part}`);
const decided = (columns: ReviewKind['columns']) => decidedKey(columns).map((part) => sql`${part}`);

function waitingBounds(name: ClaimKind, key: readonly SQL[], hours: number, query: PartQuery): SQL[] {
  const { list, after, since: came, now } = query;
  const isAsked = sql.raw(String(list === 'asked'));
  const columns = sql`(${sql.join([...key], sql`, `)})`;
  const since = (ms: number) => toTime(ms - hours * hourMs);
  const from = after
    ? sql`(${isAsked}, ${since(after.at)}, ${idAfter(name, after)}::bigint)`
    : sql`(${isAsked}, '-infinity'::timestamptz, 0::bigint)`;
  const fresh =
    came === undefined ? [] : [sql`${columns} > (false, ${toTime(came)}, 9223372036854775807::bigint)`];
  const end = list === 'overdue' ? sql`(false, ${since(now)}, 0::bigint)` : waitsForTeam;
  return [sql`${columns} > ${from}`, ...fresh, ...(list === 'asked' ? [] : [sql`${columns} < ${end}`])];
}

const waitsForTeam = sql`(true, '-infinity'::timestamptz, 0::bigint)`;

function decidedBounds(name: ClaimKind, key: readonly SQL[], { after }: PartQuery): SQL[] {
  if (!after) return [];
  return [sql`(${sql.join([...key], sql`, `)}) < (${toTime(after.at)}, ${idAfter(name, after)}::bigint)`];
}

function filters(name: ClaimKind, query: PartQuery): (SQL | undefined)[] {
  const kind = reviewKinds[name];
  const { id, userId, sponsorId } = kind.columns;
  const { amount = null, siteName = null } = sought[name] ?? {};
  const ofSponsor = sponsorId ? sql`${sponsorId} = ${query.sponsorId}` : sql`false`;
  return [
    isWhose(kind, query.scope),
    hasMarks(name, sql`${id}`, query),
    query.sponsorId === undefined ? undefined : ofSponsor,
    isWorth(amount, query),
    isSought(query.q, { id: sql`${id}`, userId: sql`${userId}`, siteName }),
  ];
}
