import { type SQL, sql } from 'drizzle-orm';
import { type DeliverySummaryWire, deliveryStates } from '@/contract/deliveries';
import type { ServiceContext } from '../../context';
import { prizeClaims } from '../../db/schema/prize-claims';
import { reviewSetting } from '../claims/review/review-setting';
import { isLate, publicStates, wasDisputed } from './delivery-columns';
import { lateBefore } from './late-before';

interface Found extends Record<string, unknown> {
  readonly states: readonly { readonly state: keyof typeof publicStates; readonly count: number }[];
  readonly late: number;
  readonly disputed: number;
  readonly cases: number;
  readonly types: DeliverySummaryWire['types'];
  readonly sponsors: DeliverySummaryWire['sponsors'];
  readonly months: readonly string[];
}

/** How many prizes are how far, and how long they took; one statement. */
export async function summarizeDeliveries(
  needs: Pick<ServiceContext, 'db' | 'clock' | 'log'>,
): Promise<DeliverySummaryWire> {
  const [before, { latePrizeHours }] = await Promise.all([lateBefore(needs), reviewSetting(needs)]);
  const { rows } = await needs.db.execute<Found>(sql`
    with took as materialized (
      select c.sponsor_id, c.prize->>'type' as type, extract(epoch from d.at - c.created_at) as s
      from ${prizeClaims} c join lateral (
        select min(m.at) as at from prize_moves m where m.claim_id = c.id and m.state = 'delivered'
      ) d on true
    )
    select ${listed(sql`select state, count(*)::int as count from ${prizeClaims} group by 1`)} as states,
      (select count(*)::int from ${prizeClaims} where ${isLate(before)}) as late,
      (select count(*)::int from ${prizeClaims} where ${wasDisputed}) as disputed,
      (select count(*)::int from complaints where prize_claim_id is not null and state in ('pending', 'in_review', 'needs_info')) as cases,
      ${listed(sql`select type, ${times} from took group by type order by type`)} as types,
      ${listed(sql`select json_build_object('slug', s.slug, 'name', s.name, 'logo', s.logo, 'tone', s.tone) as sponsor, ${times}
        from took join sponsors s on s.id = took.sponsor_id group by s.id order by count(*) desc, s.id`)} as sponsors,
      coalesce((select json_agg(month order by month desc) from (
        select distinct to_char(created_at at time zone 'Europe/Istanbul', 'YYYY-MM') as month from ${prizeClaims}) one), '[]') as months`);
  return toSummary(rows[0], latePrizeHours);
}

const listed = (rows: SQL) => sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)`;

/** What was delivered in the second in which it was won was delivered by the program; who delivered none is listed with none. */
const times = sql`count(s)::int as delivered, count(*) filter (where s < 1)::int as at_once,
  round(percentile_cont(0.5) within group (order by s) filter (where s >= 1))::int as median_s`;

function toSummary(found: Found | undefined, hours: number): DeliverySummaryWire {
  const states = Object.fromEntries(
    deliveryStates.map((state) => [state, 0]),
  ) as DeliverySummaryWire['states'];
  for (const { state, count } of found?.states ?? []) states[publicStates[state]] += count;
  return {
    ...{ states, late: found?.late ?? 0, late_after_h: hours, disputed_ever: found?.disputed ?? 0 },
    total: Object.values(states).reduce((sum, count) => sum + count, 0),
    cases_open: found?.cases ?? 0,
    types: [...(found?.types ?? [])],
    sponsors: [...(found?.sponsors ?? [])],
    months: [...(found?.months ?? [])],
  };
}
