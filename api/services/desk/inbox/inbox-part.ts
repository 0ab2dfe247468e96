import { type SQL, sql } from 'drizzle-orm';
import type { InboxKind, InboxList } from '@/contract/desk-inbox';
import type { Scope } from '../../claims/review/reviewer-scope';
import type { InboxKey } from './inbox-cursor';

/** What is asked of each kind's part of the inbox. */
export interface PartQuery {
  readonly list: InboxList;
  readonly scope: Scope;
  readonly viewerId: string;
  /** Milliseconds. */
  readonly now: number;
  readonly after: InboxKey | null;
  /** Milliseconds: only what came to wait after it; for what waits. */
  readonly since?: number | undefined;
  /** Of one sponsor, by id; undefined for all. */
  readonly sponsorId?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly q?: string | undefined;
  readonly limit: number;
  /** No other kind is asked for, so an amount is of this one. */
  readonly isAlone: boolean;
}

/** A moment as PostgreSQL takes it. */
export const toTime = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;

/** All of several conditions. */
export const allOf = (conditions: readonly (SQL | undefined)[]) =>
  sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );

/**
 * The condition of a list beside its state, by the marks that the team has left: each set is small and read once, so that the index keeps
 * the order. What is decided and can still be taken back waits for nobody.
 */
export function hasMarks(kind: InboxKind, id: SQL, { list, viewerId }: PartQuery): SQL | undefined {
  const type = sql.raw(kind === 'order' ? 'uuid' : 'bigint');
  const assigned = (whose: SQL) =>
    sql`${id} = any(array(select subject::${type} from inbox_assignments where kind = ${kind} ${whose}))`;
  if (list === 'decided') return undefined;
  const isFree = sql`not (${id} = any(array(select subject::${type} from held_decisions where kind = ${kind})))`;
  if (list === 'mine') return sql`${isFree} and ${assigned(sql`and assignee_id = ${viewerId}`)}`;
  if (list === 'unassigned') return sql`${isFree} and not (${assigned(sql``)})`;
  return isFree;
}

/** The condition of what somebody looks for: a name of a member, one at a sponsor, or a number. */
export function isSought(
  q: string | undefined,
  { id, userId, siteName }: { readonly id: SQL; readonly userId: SQL; readonly siteName: SQL | null },
): SQL | undefined {
  if (q === undefined) return undefined;
  const number = /^#?([0-9a-f-]{1,36})$/i.exec(q)?.[1] ?? null;
  const isIn = (text: SQL) => sql`strpos(lower(${text}), lower(${q})) > 0`;
  const ways = [
    sql`${userId} in (select u.id from users u where ${isIn(sql`u.username`)})`,
    ...(siteName ? [isIn(siteName)] : []),
    ...(number ? [sql`${id}::text = ${number.toLowerCase()}`] : []),
  ];
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** The condition of the amount that is decided on; what has none is left out where one is asked for. */
export function isWorth(amount: SQL | null, { min, max }: PartQuery): SQL | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (!amount) return sql`false`;
  return sql`${amount} between ${min ?? 0} and ${max ?? Number.MAX_SAFE_INTEGER}`;
}
