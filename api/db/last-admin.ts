import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** The name by which a refusal of the database is known. */
export const lastAdminConstraint = 'users_last_admin';

/**
 * Makes the database itself keep an admin who may act (ADR 233): the last one is not made anything else, closed, deleted, let go or paused,
 * whoever writes. Who would be the last one is looked at while nobody else is made less of an admin.
 */
export async function keepLastAdmin(db: Database): Promise<void> {
  for (const statement of [keep, usersTrigger, deletionTrigger, keepUnpaused, pausesTrigger])
    await db.execute(sql.raw(statement));
}

const refuse = `raise exception 'the last admin stays' using errcode = 'check_violation', constraint = '${lastAdminConstraint}'`;
const wait = `perform pg_advisory_xact_lock(hashtext('${lastAdminConstraint}'))`;
const isAdmin = (row: string) =>
  `${row}.permission = 'admin' and ${row}.status = 'active' and ${row}.delete_at is null`;
const another = (id: string, at: string) => `exists (select from users other
  where other.id <> ${id} and ${isAdmin('other')} and not exists (select from account_pauses
    where user_id = other.id and starts_at <= ${at} and (ends_at is null or ends_at > ${at})))`;

const keep = `create or replace function keep_last_admin() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and ${isAdmin('new')} then return null; end if;
    ${wait};
    if not ${another('old.id', 'now()')} then ${refuse}; end if;
    return null;
  end $$`;

const usersTrigger = `create or replace trigger "users_keep_last_admin" after update of permission, status, delete_at on "users"
  for each row when (${isAdmin('old')}) execute function keep_last_admin()`;

const deletionTrigger = `create or replace trigger "users_keep_last_admin_row" after delete on "users"
  for each row when (${isAdmin('old')}) execute function keep_last_admin()`;

const keepUnpaused = `create or replace function keep_last_admin_unpaused() returns trigger language plpgsql as $$
  begin
    if not exists (select from users where id = new.user_id and ${isAdmin('users')}) then return new; end if;
    ${wait};
    if not ${another('new.user_id', 'new.starts_at')} then ${refuse}; end if;
    return new;
  end $$`;

const pausesTrigger = `create or replace trigger "account_pauses_keep_last_admin" before insert on "account_pauses"
  for each row execute function keep_last_admin_unpaused()`;

/** Whether an error is the database's refusal to let the last admin go. */
export function isLastAdmin(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('constraint' in error && error.constraint === lastAdminConstraint) || isLastAdmin(error.cause);
}
