import { type SQL, sql } from 'drizzle-orm';
import type { TimelineKind } from '@/contract/desk-member';
import type { NotificationKind } from '@/contract/notifications';
import { reviewKinds } from '../../claims/review/review-kinds';
import { ticketQuery } from './ticket-lines';
import { isAfter, type TimelinePart } from './timeline-part';

/** What a member was told of the own account, and when: the only trace of some of it. */
const accountEvents: readonly NotificationKind[] = [
  'phone_verified',
  'phone_verified_by_team',
  'telegram_verified_by_team',
  'telegram_linked',
  'telegram_unlinked',
  'email_changed',
  'password_changed',
  'account_paused',
  'deletion_requested',
  'deletion_by_team',
  'role_changed',
  'rights_changed',
  'factor_reset',
];

/** The query of each kind's latest lines. Each reads one member's rows by an index over the member. */
export const timelineParts: Readonly<Record<TimelineKind, (part: TimelinePart) => readonly SQL[]>> = {
  ledger: (part) => [
    query(part, 'ledger', {
      ...{ id: sql`t.id`, from: sql`coin_ledger t`, what: sql`t.reason` },
      ...{ amount: sql`t.amount`, text: sql`t.note`, actor: sql`t.actor_id` },
    }),
  ],
  order: (part) => [
    query(part, 'order', {
      ...{ id: sql`t.id`, from: sql`market_orders t join market_items i on i.id = t.item_id` },
      ...{ what: sql`'order'`, state: sql`t.state`, amount: sql`t.price`, text: sql`i.title` },
      actor: sql`t.decided_by`,
    }),
  ],
  claim: (part) =>
    Object.values(reviewKinds)
      .filter(({ kind }) => kind !== 'prize')
      .map((kind) => claims(part, 'claim', kind)),
  prize: (part) => [claims(part, 'prize', reviewKinds.prize)],
  ticket: (part) => [ticketQuery(part)],
  session: (part) => [
    query(part, 'session', {
      ...{ id: sql`t.id`, from: sql`sessions t`, what: sql`'session'`, state: sql`t.revoked_for` },
      text: sql`nullif(concat_ws(' · ', t.browser, t.system), '')`,
    }),
  ],
  verification: (part) => [
    query(part, 'verification', {
      ...{ id: sql`t.id`, from: sql`notifications t`, what: sql`t.kind` },
      where: sql`t.kind in ${[...accountEvents]}`,
    }),
  ],
  note: (part) => [
    query(part, 'note', {
      ...{ id: sql`t.id`, from: sql`member_notes t`, what: sql`'note'`, text: sql`t.text` },
      actor: sql`t.written_by`,
    }),
  ],
  decision: (part) => [
    query(part, 'decision', {
      ...{ id: sql`t.id`, from: sql`audit_log t`, what: sql`t.action`, text: sql`t.reason` },
      ...{ actor: sql`t.actor_id`, whose: sql`t.subject = ${`users:${part.memberId}`}` },
      // Who is no admin reads of the log what they did themselves.
      where: part.viewer.permission === 'admin' ? sql`true` : sql`t.actor_id = ${part.viewer.id}`,
    }),
  ],
};

function claims(part: TimelinePart, name: TimelineKind, kind: (typeof reviewKinds)['prize']): SQL {
  const { id, userId, state, createdAt } = kind.columns;
  return query(part, name, {
    ...{ id: sql`${id}`, from: sql`${kind.table}`, what: sql`${kind.kind}::text`, state: sql`${state}` },
    ...{ at: sql`${createdAt}`, whose: sql`${userId} = ${part.memberId}` },
  });
}

interface Source {
  readonly id: SQL;
  /** The table, named `t` unless `at` and `whose` say otherwise. */
  readonly from: SQL;
  readonly what: SQL;
  readonly at?: SQL;
  readonly whose?: SQL;
  readonly where?: SQL;
  readonly state?: SQL;
  readonly amount?: SQL;
  readonly text?: SQL;
  readonly actor?: SQL;
}

const none = (type: string) => sql.raw(`null::${type}`);

function query({ memberId, after, limit }: TimelinePart, kind: TimelineKind, source: Source): SQL {
  const { id, from, what, at = sql`t.created_at`, where = sql`true` } = source;
  const { whose = sql`t.user_id = ${memberId}`, state = none('text'), amount = none('bigint') } = source;
  const { text = none('text'), actor = none('uuid') } = source;
  const tie = sql`lpad(${id}::text, 36, '0') || ${what}`;
  return sql`(select ${kind}::text as kind, ${id}::text as id, ${tie} as tie, ${at} as at, ${what} as what, ${state} as state,
    ${amount} as amount, ${text} as text, ${actor} as actor_id, null::jsonb as tickets from ${from}
    where ${whose} and ${where} and ${isAfter({ at, kind, tie, after })} order by ${at} desc, ${tie} collate "C" desc limit ${limit})`;
}
