import { sql } from 'drizzle-orm';
import type { ClickFigures, FigureSpan } from '@/contract/desk-figures';
import { type FigureNeeds, sumOf, toSpanDays } from './span-days';

interface Found extends Record<string, unknown> {
  readonly slug: string;
  readonly name: string;
  readonly days: Readonly<Record<string, number>>;
}

/** How often each sponsor's address was given out on each day of a span, as it was counted (`count-click.ts`); one statement. */
export async function clickFigures(needs: FigureNeeds, span: FigureSpan): Promise<ClickFigures> {
  const { days } = toSpanDays(needs, span);
  const { rows } = await needs.db.execute<Found>(sql`
    select s.slug, s.name, c.days
    from (
      select sponsor_id, json_object_agg(day, count) as days from (
        select sponsor_id, day, sum(count)::int as count from sponsor_clicks
        where day between ${days[0]}::date and ${days.at(-1)}::date group by sponsor_id, day
      ) of_day group by sponsor_id
    ) c join sponsors s on s.id = c.sponsor_id`);
  const sponsors = rows
    .map(({ slug, name, days: known }) => {
      const counts = days.map((day) => known[day] ?? 0);
      return { slug, name, clicks: sumOf(counts, (count) => count), days: counts };
    })
    .sort((one, other) => other.clicks - one.clicks || one.name.localeCompare(other.name, 'tr'));
  const ofDays = days.map((day, at) => ({ day, clicks: sumOf(sponsors, (one) => one.days[at] ?? 0) }));
  return { clicks: sumOf(ofDays, ({ clicks }) => clicks), days: ofDays, sponsors };
}
