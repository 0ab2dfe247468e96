import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** A list of people with so many places, and the states in which somebody holds none. */
interface Places {
  readonly table: string;
  /** The column that names what it is a list of. */
  readonly of: string;
  readonly parent: string;
  /** The parent's number of places, null for any number. */
  readonly size: string;
  readonly withoutPlace: readonly string[];
}

const lists: readonly Places[] = [
  {
    table: 'tournament_participants',
    of: 'tournament_id',
    parent: 'tournaments',
    size: 'size',
    withoutPlace: ['waitlist', 'no_show', 'withdrawn'],
  },
  {
    table: 'event_participants',
    of: 'event_id',
    parent: 'events',
    size: 'capacity',
    withoutPlace: ['waitlist', 'withdrawn'],
  },
];

/**
 * Makes the database itself refuse one more than there are places, whoever writes: each place that is taken holds the parent's row, so
 * that two cannot both take the last one.
 */
export async function keepCapacity(db: Database): Promise<void> {
  for (const places of lists) {
    await db.execute(sql.raw(capacityFunction(places)));
    await db.execute(sql.raw(capacityTrigger(places)));
  }
}

function capacityFunction({ table, of, parent, size, withoutPlace }: Places): string {
  return `create or replace function "keep_${table}_capacity"() returns trigger language plpgsql as $$
    declare
      places integer;
    begin
      select "${size}" into places from "${parent}" where id = new."${of}" for no key update;
      if places is null then return null; end if; -- Nothing to count: everybody may come.
      if places < (select count(*) from "${table}" where "${of}" = new."${of}" and state not in (${listed(withoutPlace)})) then
        raise exception 'no place is left' using errcode = 'check_violation', constraint = '${table}_capacity';
      end if;
      return null;
    end $$`;
}

function capacityTrigger({ table, withoutPlace }: Places): string {
  return `create or replace trigger "${table}_keep_capacity" after insert or update of state on "${table}"
    for each row when (new.state not in (${listed(withoutPlace)})) execute function "keep_${table}_capacity"()`;
}

function listed(states: readonly string[]): string {
  return states.map((state) => `'${state}'`).join(', ');
}
