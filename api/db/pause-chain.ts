import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Makes the database itself refuse a pause that begins before another of the same member has ended, whoever writes: two that come at once
 * wait for each other on the member's row. What follows a pause can therefore only make it longer.
 */
export async function keepPauses(db: Database): Promise<void> {
  await db.execute(sql.raw(keep));
  await db.execute(sql.raw(keepTrigger));
}

const keep = `create or replace function keep_pauses() returns trigger language plpgsql as $$
  begin
    perform 1 from users where id = new.user_id for no key update;
    if exists (select from account_pauses
      where user_id = new.user_id and (ends_at is null or ends_at > new.starts_at)) then
      raise exception 'the account is paused' using errcode = 'check_violation', constraint = 'account_pauses_one_at_a_time';
    end if;
    return new;
  end $$`;

const keepTrigger = `create or replace trigger "account_pauses_keep" before insert on "account_pauses"
  for each row execute function keep_pauses()`;
