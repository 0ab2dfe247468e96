import { type SQL, sql } from 'drizzle-orm';
import { prizeClaims } from '../../db/schema/prize-claims';
import { isLate } from '../deliveries/delivery-columns';

/** Prizes of a sponsor's contests whose delivery ended or is late, and how many of them came on time. */
export interface PrizeCounts {
  readonly ended: number | null;
  readonly on_time: number;
}

/**
 * The prizes by sponsor (`prize_sponsor`) that were delivered, on time where the last delivery lies no more than `hours` behind the winner's last word on
 * where it goes; and those that are late at `now` (milliseconds), which came on time no more. What the program handed over in the moment of the win nobody
 * waited for, what was forfeited nobody owed: neither counts.
 */
export function prizeCounts(hours: number, now: number): SQL {
  const { id, sponsorId, state } = prizeClaims;
  const isDelivered = sql`${state} in ('delivered', 'confirmed')`;
  const late = isLate(new Date(now - hours * 3_600_000));
  return sql`select ${sponsorId} as prize_sponsor, count(*)::int as ended,
      count(*) filter (where ${isDelivered} and way.came - way.asked <= ${hours}::float8 * interval '1 hour')::int as on_time
    from ${prizeClaims} join lateral (
      select max(m.at) filter (where m.state = 'pending') as asked, max(m.at) filter (where m.state = 'delivered') as came
      from prize_moves m where m.claim_id = ${id}
    ) way on way.asked is not null
    where ${sponsorId} is not null and (${isDelivered} or ${late})
    group by ${sponsorId}`;
}
