import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { choosableRoles, deskRights } from '@/contract/desk-rights';
import { isKnown } from './is-known';
import { moment } from './moment';
import { sponsors } from './sponsors';

/**
 * Accounts. The folded columns carry uniqueness: they come from `foldUsername` and `foldEmail`, never from the visitor.
 * `active_on` is the last day in Istanbul they were here.
 * `nickname` is what everybody sees in place of the mask, chosen at `nickname_at`; its fold is `foldNickname`'s.
 * `permission` is player, moderator, editor, admin, or the name of a support role bound to `sponsor_id`.
 * `rights_granted` and `rights_withdrawn` are what an editor or moderator has beside the role and without (ADR 233). `phone_state`
 * as on the wire: 1 verified, 0 and 2 not (D10); `phone` is the number that was verified last. An account whose owner wants it gone has
 * `delete_at` until then, and `deleted_at` after: its row stays for the ledger, its names do not. `invite_code` is what the
 * member's own invitation is known by, and `invited_by` whose brought the account. `point` is the balance in whole Sikke and can never fall below zero.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    usernameFold: text('username_fold').notNull().unique('users_username_fold_unique'),
    nickname: text('nickname'),
    nicknameFold: text('nickname_fold').unique('users_nickname_fold_unique'),
    nicknameAt: moment('nickname_at'),
    email: text('email').notNull(),
    emailFold: text('email_fold').notNull().unique('users_email_fold_unique'),
    passwordHash: text('password_hash').notNull(),
    permission: text('permission').notNull().default('player'),
    sponsorId: bigint('sponsor_id', { mode: 'number' }).references(() => sponsors.id),
    rightsGranted: rights('rights_granted'),
    rightsWithdrawn: rights('rights_withdrawn'),
    avatar: text('avatar').notNull().default(''),
    point: bigint('point', { mode: 'number' }).notNull().default(0),
    phoneState: smallint('phone_state').notNull().default(0),
    telegramVerifiedAt: timestamp('telegram_verified_at', { withTimezone: true }),
    phone: text('phone').unique('users_phone_unique'),
    telegramId: bigint('telegram_id', { mode: 'number' }).unique('users_telegram_id_unique'),
    telegramName: text('telegram_name'),
    deleteAt: moment('delete_at'),
    deletedAt: moment('deleted_at'),
    affiliateCode: text('affiliate_code'),
    inviteCode: text('invite_code').unique('users_invite_code_unique'),
    invitedBy: uuid('invited_by').references((): AnyPgColumn => users.id),
    status: text('status', { enum: ['active', 'banned'] })
      .notNull()
      .default('active'),
    activeOn: date('active_on'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_point_not_negative', sql`${table.point} >= 0`),
    check('users_phone_state_known', sql`${table.phoneState} in (0, 1, 2)`),
    check('users_nickname_with_fold', sql`(${table.nickname} is null) = (${table.nicknameFold} is null)`),
    check('users_nickname_length', sql`length(${table.nickname}) between 3 and 20`),
    isKnown('users_status_known', table.status),
    check('users_permission_named', sql`length(${table.permission}) between 1 and 40`),
    check(
      'users_rights_known',
      sql`${table.rightsGranted} || ${table.rightsWithdrawn} <@ ${listed(deskRights)}`,
    ),
    check('users_rights_apart', sql`not ${table.rightsGranted} && ${table.rightsWithdrawn}`),
    check(
      'users_rights_of_some_roles',
      sql`${table.permission} = any(${listed(choosableRoles)}) or cardinality(${table.rightsGranted} || ${table.rightsWithdrawn}) = 0`,
    ),
    check('users_phone_international', sql`${table.phone} ~ '^\\+[1-9][0-9]{7,14}$'`),
    check('users_deleted_is_closed', sql`${table.deletedAt} is null or ${table.status} = 'banned'`),
    index('users_delete_at_index').on(table.deleteAt).where(sql`${table.deleteAt} is not null`),
    check('users_invite_code_form', sql`${table.inviteCode} ~ '^[A-Z0-9]{10}$'`),
    check('users_invited_by_another', sql`${table.invitedBy} <> ${table.id}`),
    index('users_invited_by_index').on(table.invitedBy),
    index('users_sponsor_id_index').on(table.sponsorId),
    index('users_active_index').on(table.activeOn),
    // So few that they are counted by themselves: the others are all less these.
    index('users_deleted_index').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    // What the desk's search finds members by: the beginnings of names and addresses, of a phone the end, too.
    index('users_newest_index').on(table.createdAt.desc(), table.id.desc()),
    index('users_username_search').on(sql`(${table.usernameFold} collate "C")`, table.id),
    index('users_nickname_search').on(sql`(${table.nicknameFold} collate "C")`, table.id),
    index('users_email_search').on(sql`(${table.emailFold} collate "C")`, table.id),
    index('users_phone_search').on(sql`(${table.phone} collate "C")`, table.id),
    index('users_phone_end_search').on(sql`(reverse(${table.phone}) collate "C")`, table.id),
    index('users_telegram_search').on(sql`(lower(${table.telegramName}) collate "C")`, table.id),
    index('users_team_index')
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`${table.permission} <> 'player'`),
  ],
);

function rights(name: string) {
  return text(name, { enum: deskRights }).array().notNull().default(sql`'{}'`);
}

function listed(values: readonly string[]) {
  return sql.raw(`array[${values.map((value) => `'${value}'`).join(', ')}]`);
}
