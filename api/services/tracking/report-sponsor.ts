import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { FigureSpan } from '@/contract/desk-figures';
import type { ReportCounts, ReportMatter, SponsorReport, SponsorReportRow } from '@/contract/sponsor-reports';
import type { RatePer } from '@/contract/sponsor-tracking';
import type { ServiceContext } from '../../context';
import { sponsorConversions } from '../../db/schema/sponsor-conversions';
import { sponsorTracking } from '../../db/schema/sponsor-tracking';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { isSupport } from '../claims/review/reviewer-scope';
import { dayStart, firstDay } from '../leaders/to-period';
import type { Member } from '../sessions/authenticate';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';

type Needs = Pick<ServiceContext, 'db' | 'clock'>;
type Viewer = Pick<Member['user'], 'permission' | 'sponsorId'>;

const dayMs = 24 * 60 * 60_000;
const readers = ['admin', 'editor'];
const mostMatters = 50;
const mostSponsors = 200;

interface Question {
  readonly viewer: Viewer;
  readonly sponsor?: string | undefined;
  readonly days: FigureSpan;
  readonly lines?: '1' | undefined;
}

/**
 * What came of the ways out to a sponsor over some days, by day and by where on this site: counts, and of its players nothing that its own system does not have.
 * The team names a sponsor; a support role has its own alone. `forbidden` for everybody else, `not_found` for another sponsor than one's own.
 */
export async function reportSponsor(
  needs: Needs,
  { viewer, sponsor, days: span, lines }: Question,
): Promise<SponsorReport> {
  const whose = findWhose(viewer, sponsor);
  const [found] = await needs.db
    .select({ id: sponsors.id, sponsor: sponsorRefColumns, tracking: sponsorTracking })
    .from(sponsors)
    .leftJoin(sponsorTracking, eq(sponsorTracking.sponsorId, sponsors.id))
    .where(whose);
  if (!found) throw new ServiceError('not_found');
  const { tracking } = found;
  const currency = tracking?.currency ?? 'TRY';
  const rate = tracking?.rateAmount ? { of: tracking.rateOf, amount: tracking.rateAmount } : null;
  const days = toDays(needs, span);
  const rows = await readCounts(needs, { days, currency, of: sql`sponsor_id = ${found.id}`, lines });
  const withCost = (row: Counts, length: number | null) => ({
    ...toCounts(row),
    cost: toCost(rate, row, length),
  });
  const total = withCost(
    rows.find(({ day, source }) => day === null && source === null) ?? nothing,
    days.length,
  );
  return {
    ...{ sponsor: found.sponsor, currency, rate, total },
    days: days.map((day) => ({
      ...withCost(rows.find((row) => row.day === day && row.source === null) ?? nothing, 1),
      day,
    })),
    sources: rows
      .filter(({ day, source }) => day === null && source !== null)
      .map((row) => ({ ...withCost(row, null), source: row.source ?? '' })),
    ...(lines ? { lines: toLines(rows, withCost) } : {}),
    matters: await readMatters(needs, found.id),
  };
}

function findWhose(viewer: Viewer, slug: string | undefined): SQL | undefined {
  const named = slug === undefined ? undefined : eq(sponsors.slug, slug);
  if (readers.includes(viewer.permission)) {
    if (!named) throw new ServiceError('not_found');
    return named;
  }
  if (!isSupport(viewer) || viewer.sponsorId === null) throw new ServiceError('forbidden');
  return and(eq(sponsors.id, viewer.sponsorId), named);
}

/** Every source of every day, the earliest first. */
function toLines(
  rows: readonly Found[],
  withCost: (row: Counts, days: number | null) => ReportCounts,
): NonNullable<SponsorReport['lines']> {
  return rows
    .flatMap((row) =>
      row.day === null || row.source === null
        ? []
        : [{ ...withCost(row, null), day: row.day, source: row.source }],
    )
    .sort((one, other) => one.day.localeCompare(other.day) || one.source.localeCompare(other.source));
}

/** What a rate comes to; what is paid by the day has no part for a source. */
function toCost(
  rate: { readonly of: RatePer; readonly amount: number } | null,
  counts: Omit<ReportCounts, 'cost'>,
  days: number | null,
): number | null {
  if (rate === null) return null;
  const units = {
    click: counts.clicks,
    registration: counts.registrations,
    first_deposit: counts.first_deposits,
    day: days,
  }[rate.of];
  return units === null ? null : units * rate.amount;
}

type Counts = Omit<ReportCounts, 'cost'>;
type Found = Counts & { readonly day: string | null; readonly source: string | null };

const nothing: Counts = {
  clicks: 0,
  registrations: 0,
  first_deposits: 0,
  deposits: 0,
  amount: 0,
  tickets: 0,
};

function toDays({ clock }: Needs, span: FigureSpan): string[] {
  const today = dayStart(clock.now()).getTime();
  return Array.from({ length: Number(span) }, (_, ago) => firstDay(new Date(today - ago * dayMs))).reverse();
}

interface Asked {
  readonly days: readonly string[];
  readonly currency: string;
  readonly of: SQL;
  readonly lines?: '1' | undefined;
}

/** By day, by source and in all, one statement; of amounts those in the report's currency. */
async function readCounts({ db }: Needs, { lines, ...asked }: Asked): Promise<Found[]> {
  const { rows } = await db.execute<Record<keyof Found, string | null>>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, source, ${sums}
    from (${countedParts(asked)}) part
    group by grouping sets ((day), (source), ()${lines ? sql`, (day, source)` : sql``}) order by clicks desc, source`);
  return rows.map(({ day, source, ...counts }) => ({ ...toCounts(counts), day, source }));
}

const sums = sql.join(
  Object.keys(nothing).map((name) => sql.raw(`coalesce(sum(${name}), 0)::bigint as ${name}`)),
  sql`, `,
);

/** The numbers of a row, whatever else is in it; the database writes them as texts. */
function toCounts(row: Readonly<Record<keyof Counts, string | number | null>>): Counts {
  const { clicks, registrations, first_deposits, deposits, amount, tickets } = row;
  return {
    clicks: Number(clicks),
    registrations: Number(registrations),
    first_deposits: Number(first_deposits),
    deposits: Number(deposits),
    amount: Number(amount),
    tickets: Number(tickets),
  };
}

/** Clicks as we counted them, and what sponsors' systems stand by. */
function countedParts({ days, currency, of }: Asked): SQL {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const start = sql`${from}::date::timestamp at time zone 'Europe/Istanbul'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'Europe/Istanbul'`;
  return sql`
    select sponsor_id, day, source, count as clicks, 0 as registrations, 0 as first_deposits, 0 as deposits, 0::bigint as amount, 0 as tickets
    from sponsor_clicks where ${of} and day between ${from}::date and ${to}::date
    union all
    select c.sponsor_id, (c.occurred_at at time zone 'Europe/Istanbul')::date, c.source, 0, (c.event = 'registration')::int,
      (c.event = 'deposit' and c.is_first)::int, (c.event = 'deposit')::int,
      case when c.currency = ${currency} then c.amount else 0 end, coalesce(d.ticket_count, 0)
    from sponsor_conversions c left join ticket_deposits d on d.id = c.deposit_id
    where c.${of} and c.state = 'approved' and c.occurred_at >= ${start} and c.occurred_at < ${end}`;
}

async function readMatters({ db }: Needs, sponsorId: number): Promise<ReportMatter[]> {
  const rows = await db
    .select()
    .from(sponsorConversions)
    .where(and(eq(sponsorConversions.sponsorId, sponsorId), isNotNull(sponsorConversions.nearId)))
    .orderBy(desc(sponsorConversions.id))
    .limit(mostMatters);
  return rows.flatMap((row) =>
    row.nearId === null || row.currency === null
      ? []
      : [
          {
            transaction_id: row.transactionId,
            site_username: row.siteUsername,
            amount: row.amount ?? 0,
            currency: row.currency,
            occurred_at: row.occurredAt.toISOString(),
            mismatches: row.mismatches,
            is_taken_back: row.state === 'rejected',
            claim: row.nearId,
          },
        ],
  );
}

type Listed = Readonly<Record<keyof Counts | 'slug' | 'name' | 'matters', string>> &
  Readonly<Record<'logo' | 'tone', string | null>> & { readonly is_tracked: boolean };

/** Every sponsor that anybody went to, or whose system told anything, in the same numbers; the most clicked first. */
export async function listSponsorReports(needs: Needs, span: FigureSpan): Promise<SponsorReportRow[]> {
  const parts = countedParts({ days: toDays(needs, span), currency: 'TRY', of: sql`sponsor_id is not null` });
  const { rows } = await needs.db.execute<Listed>(sql`
    select s.slug, s.name, s.logo, s.tone, coalesce(t.is_active, false) as is_tracked, counted.*,
      (select count(*) from sponsor_conversions c where c.sponsor_id = s.id and c.near_id is not null) as matters
    from (select sponsor_id, ${sums} from (${parts}) part group by sponsor_id) counted
    join sponsors s on s.id = counted.sponsor_id left join sponsor_tracking t on t.sponsor_id = s.id
    order by counted.clicks desc, s.name limit ${mostSponsors}`);
  return rows.map(({ slug, name, logo, tone, is_tracked, matters, ...row }) => {
    const { amount: _, ...counts } = toCounts(row);
    return {
      sponsor: { slug, name, logo, tone },
      ...counts,
      matters: Number(matters),
      is_tracked,
    };
  });
}
