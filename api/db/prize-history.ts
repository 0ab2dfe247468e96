import { sql } from 'drizzle-orm';
import type { Database } from './client';

/**
 * Makes the database itself keep every prize and every state that it was in, whoever changes it and from where: a prize is never deleted, whose and
 * what it is never changes, and each change of state leaves a row of `prize_moves` (ADR 350). The sponsor of its contest is noted on the prize.
 */
export async function keepPrizes(db: Database): Promise<void> {
  for (const statement of [sponsor, sponsorTrigger, keep, keepTrigger, guard, guardTrigger, refuseTrigger])
    await db.execute(sql.raw(statement));
}

/** A draw with several sponsors is of none of them. */
const sponsor = `create or replace function fill_prize_sponsor() returns trigger language plpgsql as $$
  begin
    if new.sponsor_id is null then
      new.sponsor_id := coalesce(
        (select min(sponsor_id) from raffle_sponsors where raffle_id = new.raffle_id having count(*) = 1),
        (select sponsor_id from wager_events where id = new.wager_event_id),
        (select sponsor_id from events where id = new.event_id),
        (select sponsor_id from bonus_hunts where id = new.hunt_id),
        (select sponsor_id from tournaments where id = new.tournament_id));
    end if;
    return new;
  end $$`;

const sponsorTrigger = `create or replace trigger "prize_claims_sponsor" before insert on "prize_claims"
  for each row execute function fill_prize_sponsor()`;

/** The moment is the one that the program set with the state; where it set none, the database's own. */
const keep = `create or replace function keep_prize_moves() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into prize_moves (claim_id, state, at) values (new.id, new.state, coalesce(new.moved_at, new.created_at));
    elsif new.state is distinct from old.state then
      insert into prize_moves (claim_id, state, at) values (new.id, new.state,
        case when new.moved_at is distinct from old.moved_at and new.moved_at is not null then new.moved_at else now() end);
    end if;
    return null;
  end $$`;

const keepTrigger = `create or replace trigger "prize_claims_keep_moves" after insert or update on "prize_claims"
  for each row execute function keep_prize_moves()`;

const guard = `create or replace function guard_prize() returns trigger language plpgsql as $$
  begin
    if (new.id, new.user_id, new.raffle_id, new.wager_event_id, new.period_id, new.event_id, new.hunt_id, new.tournament_id, new.sponsor_id,
        new.position, new.prize, new.created_at)
      is distinct from (old.id, old.user_id, old.raffle_id, old.wager_event_id, old.period_id, old.event_id, old.hunt_id, old.tournament_id,
        old.sponsor_id, old.position, old.prize, old.created_at) then
      raise exception 'whose and what a prize is never changes' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$`;

const guardTrigger = `create or replace trigger "prize_claims_guard" before update on "prize_claims"
  for each row execute function guard_prize()`;

const refuseTrigger = `create or replace trigger "prize_claims_kept" before delete or truncate on "prize_claims"
  for each statement execute function refuse_change()`;
