import { type SQL, sql } from 'drizzle-orm';
import { isAfter, isNotBefore, type TimelinePart } from './timeline-part';

/**
 * A member's tickets for the timeline: what came at once from one source, and what of it was taken back at once, is a line. Read by the index over the
 * member's moments, as many moments as the page has lines.
 */
export function ticketQuery({ memberId, after, limit, now }: TimelinePart): SQL {
  const [at, kind] = [sql`t.created_at`, 'ticket' as const];
  const id = sql`t.raffle_id || ':' || min(t.number)`;
  const tie = sql`lpad(${id}, 36, '0') || t.source`;
  const lines = sql`select ${id} as id, ${tie} as tie, ${at} as at, t.raffle_id, t.source, t.voided_at, count(*) as count,
      jsonb_agg(t.number order by t.number) as numbers from tickets t
    where t.user_id = ${memberId} and ${isNotBefore(at, after)}
    group by t.created_at, t.raffle_id, t.source, t.source_ref, t.voided_at
    having ${isAfter({ at, kind, tie, after })}
    order by ${at} desc, ${tie} collate "C" desc limit ${limit}`;
  return sql`(select ${kind}::text as kind, l.id, l.tie, l.at, l.source as what, case when l.voided_at is null then null else 'voided' end as state,
    l.count::bigint as amount, r.title as text, null::uuid as actor_id,
    jsonb_build_object('raffle', r.slug, 'numbers', l.numbers,
      'is_open', l.voided_at is null and r.state = 'open' and r.starts_at <= ${now} and r.ends_at > ${now}) as tickets
    from (${lines}) l join raffles r on r.id = l.raffle_id)`;
}

/** Numbers in ascending order as runs without a gap. */
export function toRuns(numbers: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs;
}
