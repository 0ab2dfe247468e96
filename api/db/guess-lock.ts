import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Makes the database itself end the guessing of a hunt with its first bonus, whoever opens that and from where. It moves the
 * hunt's row, which every guess holds while it is written: a guess is in before the lock, or refused after it.
 */
export async function endGuessingOnOpening(db: Database): Promise<void> {
  await db.execute(sql.raw(lock));
  await db.execute(sql.raw(trigger));
}

const lock = `create or replace function end_guessing() returns trigger language plpgsql as $$
  begin
    update bonus_hunts set state = 'guessing_locked' where id = new.hunt_id and state = 'collecting';
    return null;
  end $$`;

const trigger = `create or replace trigger "hunt_bonuses_end_guessing" after insert or update of state on "hunt_bonuses"
  for each row when (new.state in ('opening', 'opened')) execute function end_guessing()`;
