import { inArray, type SQL, sql } from 'drizzle-orm';
import { type ClaimKind, type ClaimState, claimKinds } from '@/contract/claims';
import type { ClaimFigures, FigureSpan } from '@/contract/desk-figures';
import { decidedKey } from '../../../db/schema/review-moments';
import { reviewKinds } from '../../claims/review/review-kinds';
import { inboxKindsOf, type Viewer } from '../inbox/inbox-scope';
import { dayOf, type FigureNeeds, overDays, sumOf, toSpanDays } from './span-days';

interface Found extends Record<string, unknown> {
  readonly states: readonly { readonly kind: ClaimKind; readonly state: ClaimState; readonly made: number }[];
  readonly times: readonly Pick<ClaimFigures['kinds'][number], 'kind' | 'decided' | 'median_s' | 'ninth_s'>[];
  readonly days: readonly { readonly day: string; readonly made: number; readonly decided: number }[];
}

/**
 * The claims of a span, of the kinds that the viewer decides: made in it by the state they are in now, decided in it with the time that it
 * took. One statement, along the indexes of the queues. `forbidden` for who decides nothing.
 */
export async function claimFigures(
  needs: FigureNeeds,
  { viewer, span }: { readonly viewer: Viewer; readonly span: FigureSpan },
): Promise<ClaimFigures> {
  const { days, from } = toSpanDays(needs, span);
  const own = inboxKindsOf(viewer);
  const kinds = claimKinds.filter((kind) => own.includes(kind));
  const claims = sql.join(
    kinds.map((kind) => claimsOf(kind, from)),
    sql` union all `,
  );
  const { rows } = await needs.db.execute<Found>(sql`
    with claims as materialized (${claims}),
    made as (select kind, state, ${dayOf(sql`created_at`)} as day from claims where created_at >= ${from}::timestamptz),
    decided as (
      select kind, ${dayOf(sql`decided_at`)} as day, greatest(extract(epoch from decided_at - created_at), 0) as took
      from claims where decided_at >= ${from}::timestamptz
    )
    select ${listed(sql`select kind, state, count(*)::int as made from made group by 1, 2`)} as states,
      ${listed(sql`select kind, count(*)::int as decided,
        round(percentile_cont(0.5) within group (order by took))::int as median_s,
        round(percentile_cont(0.9) within group (order by took))::int as ninth_s from decided group by 1`)} as times,
      ${listed(sql`select day::text, coalesce(made, 0) as made, coalesce(decided, 0) as decided
        from (select day, count(*)::int as made from made group by 1) m
        full join (select day, count(*)::int as decided from decided group by 1) d using (day)`)} as days`);
  return toFigures(kinds, days, rows[0] ?? { states: [], times: [], days: [] });
}

const listed = (rows: SQL) => sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)`;

/** What was made or decided since: all that is open, and of what is not what stands in the index of decisions, which nothing enters before it was made. */
function claimsOf(name: ClaimKind, from: string): SQL {
  const { table, columns, open } = reviewKinds[name];
  const { state, createdAt, decidedAt } = columns;
  const isOpen = inArray(state, [...open]);
  const taken = sql`select ${name}::text as kind, ${state}::text as state, ${createdAt} as created_at, ${decidedAt} as decided_at from ${table}`;
  return sql`${taken} where ${isOpen} union all
    ${taken} where not (${isOpen}) and ${decidedKey(columns)[0]} >= ${from}::timestamptz`;
}

function toFigures(kinds: readonly ClaimKind[], days: readonly string[], found: Found): ClaimFigures {
  const told = overDays(days, found.days, { made: 0, decided: 0 });
  const ofKinds = kinds.map((kind) => {
    const states = found.states.filter((one) => one.kind === kind);
    return {
      kind,
      made: sumOf(states, ({ made }) => made),
      states: Object.fromEntries(states.map(({ state, made }) => [state, made])),
      ...(found.times.find((one) => one.kind === kind) ?? { decided: 0, median_s: null, ninth_s: null }),
    };
  });
  return {
    made: sumOf(ofKinds, ({ made }) => made),
    decided: sumOf(ofKinds, ({ decided }) => decided),
    kinds: ofKinds,
    days: told,
  };
}
