import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Makes the database itself keep every number that is entered for a hunt or a tournament and every change of it, whoever makes it and from where
 * (ADR 352). The trigger runs at the end of the transaction, so that whoever writes the audit log before or after the number says how it came:
 * the local setting `sikke.origin` is `source:role`; without one it is a file or the command line. A line that is written anew with what it had is no change.
 */
export async function keepNumberChanges(db: Database): Promise<void> {
  for (const statement of [note, keep, ...triggers()]) await db.execute(sql.raw(statement));
}

const note = `create or replace function note_number(area_ text, contest_ bigint, line_ text, field_ text, was text, became text) returns void
  language plpgsql as $$
  declare
    origin text := nullif(current_setting('sikke.origin', true), '');
  begin
    if was is null then
      was := (select after from number_changes
        where area = area_ and contest_id = contest_ and line = line_ and field = field_ order by id desc limit 1);
    end if;
    if was is not distinct from became then return; end if;
    insert into number_changes (area, contest_id, line, field, before, after, source, role, at)
    values (area_, contest_, line_, field_, was, became, coalesce(split_part(origin, ':', 1), 'file'), nullif(split_part(origin, ':', 2), ''),
      coalesce(nullif(current_setting('sikke.now', true), '')::timestamptz, now()));
  end $$`;

const keep = `create or replace function keep_number() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'hunt_bonuses' then
      perform note_number('hunt', new.hunt_id, new.line_key, 'win', case when tg_op = 'UPDATE' then old.win::text end, new.win::text);
      perform note_number('hunt', new.hunt_id, new.line_key, 'bet', case when tg_op = 'UPDATE' then old.bet::text end, new.bet::text);
    elsif tg_table_name = 'bonus_hunts' then
      perform note_number('hunt', new.id, 'end', 'end_balance', case when tg_op = 'UPDATE' then old.end_balance::text end, new.end_balance::text);
      perform note_number('hunt', new.id, 'start', 'start_balance', case when tg_op = 'UPDATE' then old.start_balance::text end, new.start_balance::text);
    elsif tg_table_name = 'tournament_matches' then
      perform note_number('tournament', new.tournament_id, 'match-' || new.round || '-' || new.index, 'win_a',
        case when tg_op = 'UPDATE' then old.win_a::text end, new.win_a::text);
      perform note_number('tournament', new.tournament_id, 'match-' || new.round || '-' || new.index, 'win_b',
        case when tg_op = 'UPDATE' then old.win_b::text end, new.win_b::text);
    else
      perform note_number('tournament', new.tournament_id, 'player-' || new.id, 'score',
        case when tg_op = 'UPDATE' then old.score::text end, nullif(new.score, 0)::text);
    end if;
    return null;
  end $$`;

const watched = {
  hunt_bonuses: 'win, bet',
  bonus_hunts: 'end_balance, start_balance',
  tournament_matches: 'win_a, win_b',
  tournament_participants: 'score',
} as const;

/** A constraint trigger has no "or replace", and to make one anew would stop every writer of its table for a moment. */
function triggers(): string[] {
  return Object.entries(watched).map(
    ([table, columns]) => `do $do$ begin
      if not exists (select from pg_trigger where tgname = '${table}_keep_numbers' and tgrelid = '${table}'::regclass) then
        create constraint trigger "${table}_keep_numbers" after insert or update of ${columns} on "${table}"
          deferrable initially deferred for each row execute function keep_number();
      end if;
    end $do$`,
  );
}
