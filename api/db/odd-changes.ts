import { sql } from 'drizzle-orm';
import type { Database } from './client';

/** Makes the database keep every change of a published special odd, whoever makes it and from where: a boost cannot be edited in silence. */
export async function keepOddChanges(db: Database): Promise<void> {
  await db.execute(sql.raw(keep));
  await db.execute(sql.raw(keepTrigger));
}

const keep = `create or replace function keep_odd_changes() returns trigger language plpgsql as $$
  declare
    iso constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  begin
    if old.state = 'draft' then return null; end if;
    insert into special_odd_changes (special_odd_id, field, old_value, new_value)
    select new.id, seen.field, seen.was, seen.became
    from (values
      ('normal_odds', old.normal_odds::text, new.normal_odds::text),
      ('boosted_odds', old.boosted_odds::text, new.boosted_odds::text),
      ('max_bet', old.max_bet::text, new.max_bet::text),
      ('min_deposit', old.min_deposit::text, new.min_deposit::text),
      ('selection', old.selection, new.selection),
      ('kickoff_at', to_char(old.kickoff_at at time zone 'UTC', iso), to_char(new.kickoff_at at time zone 'UTC', iso)),
      ('starts_at', to_char(old.starts_at at time zone 'UTC', iso), to_char(new.starts_at at time zone 'UTC', iso)),
      ('ends_at', to_char(old.ends_at at time zone 'UTC', iso), to_char(new.ends_at at time zone 'UTC', iso))
    ) as seen (field, was, became)
    where seen.was is distinct from seen.became;
    return null;
  end $$`;

const keepTrigger = `create or replace trigger "special_odds_keep_changes" after update on "special_odds"
  for each row execute function keep_odd_changes()`;
