import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Makes the database itself keep a published analysis: its pick never changes, its words and its kick-off until that kick-off has come
 * by the database's clock, its result only afterwards; it is never deleted. Every change that is allowed is kept in
 * `analysis_changes`. Whoever writes and from where: a record that could be bettered afterwards would be worth nothing.
 */
export async function lockAnalyses(db: Database): Promise<void> {
  for (const statement of [lock, lockTrigger, keep, keepTrigger, refuseDelete, deleteTrigger]) {
    await db.execute(sql.raw(statement));
  }
}

const lock = `create or replace function lock_analysis() returns trigger language plpgsql as $$
  begin
    if old.state = 'draft' then return new; end if;
    if (new.state, new.slug, new.kind, new.analyst_id, new.league, new.match, new.pick, new.odds, new.unit, new.confidence, new.legs,
        new.game_id, new.published_at)
      is distinct from (old.state, old.slug, old.kind, old.analyst_id, old.league, old.match, old.pick, old.odds, old.unit,
        old.confidence, old.legs, old.game_id, old.published_at) then
      raise exception 'the pick of a published analysis never changes' using errcode = 'restrict_violation';
    end if;
    if old.kickoff_at <= clock_timestamp()
      and (new.title, new.content, new.kickoff_at) is distinct from (old.title, old.content, old.kickoff_at) then
      raise exception 'an analysis is locked at its kick-off' using errcode = 'restrict_violation';
    end if;
    if new.result is distinct from old.result and new.kickoff_at > clock_timestamp() then
      raise exception 'an analysis has no result before its kick-off' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$`;

const lockTrigger = `create or replace trigger "analyses_lock" before update on "analyses"
  for each row execute function lock_analysis()`;

const keep = `create or replace function keep_analysis_changes() returns trigger language plpgsql as $$
  begin
    insert into analysis_changes (analysis_id, field, old_value, new_value)
    select new.id, seen.field, seen.was, seen.became
    from (values
      ('title', old.title, new.title),
      ('content', old.content, new.content),
      ('kickoff_at', to_char(old.kickoff_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        to_char(new.kickoff_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      ('result', nullif(old.result, 'pending'), new.result)
    ) as seen (field, was, became)
    where seen.was is distinct from seen.became and not (seen.field = 'result' and old.result = 'pending');
    return null;
  end $$`;

const keepTrigger = `create or replace trigger "analyses_keep_changes" after update on "analyses"
  for each row when (old.state = 'published') execute function keep_analysis_changes()`;

const refuseDelete = `create or replace function keep_analysis() returns trigger language plpgsql as $$
  begin
    raise exception 'a published analysis is never deleted' using errcode = 'restrict_violation';
  end $$`;

const deleteTrigger = `create or replace trigger "analyses_keep" before delete on "analyses"
  for each row when (old.state = 'published') execute function keep_analysis()`;
