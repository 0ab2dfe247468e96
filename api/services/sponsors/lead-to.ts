import { sql } from 'drizzle-orm';
import { fillLink } from '@/contract/link-template';
import { clickSources } from '@/contract/sponsor-tracking';
import type { ServiceContext } from '../../context';
import { sponsorVisits } from '../../db/schema/sponsor-visits';
import { mayCount } from '../visits/may-count';

/** Who goes to a sponsor, and from where on this site or in the operator's posts. */
export interface Visitor {
  readonly source?: string | undefined;
  /** The member, where it was one. */
  readonly userId: string | null;
}

/** Sources that a sponsor has on a day: what comes beyond is counted together, because addresses can be made up. */
const mostSources = 40;

/**
 * Counts one visit to a sponsor and answers the operator's address of it, a click id in it where it has room for one: random, so that it says nothing of
 * the visitor. Parallel visits all count; more than the limit of one address lead on uncounted, without an id.
 */
export async function leadTo(
  ctx: ServiceContext,
  { sponsorId, link, source, userId }: Visitor & { readonly sponsorId: number; readonly link: string },
): Promise<string> {
  const from = source ?? clickSources.usual;
  if (!(await mayCount(ctx, ctx.limits.sponsorClick))) return fillLink(link, { sub_id: from });
  await addClick(ctx, sponsorId, from);
  if (!link.includes('{click_id}')) return fillLink(link, { sub_id: from });
  const id = await addVisit(ctx, { sponsorId, userId, source: from });
  return fillLink(link, { click_id: id, sub_id: from });
}

async function addClick({ db, clock }: ServiceContext, sponsorId: number, source: string): Promise<void> {
  const day = dayIn(clock.now());
  const known = sql`select from sponsor_clicks where sponsor_id = ${sponsorId} and day = ${day}`;
  await db.execute(sql`insert into sponsor_clicks (sponsor_id, day, source, count)
    select ${sponsorId}, ${day}::date, case
      when exists (${known} and source = ${source}) or (select count(*) from (${known}) row) < ${mostSources}
      then ${source} else ${clickSources.others} end, 1
    on conflict (sponsor_id, day, source) do update set count = sponsor_clicks.count + 1`);
}

async function addVisit(
  { db, clock, ids }: ServiceContext,
  visit: Pick<typeof sponsorVisits.$inferInsert, 'sponsorId' | 'userId' | 'source'>,
): Promise<string> {
  const id = ids.uuid();
  await db.insert(sponsorVisits).values({ id, ...visit, createdAt: new Date(clock.now()) });
  return id;
}

/** The calendar day in Europe/Istanbul (D22), as `YYYY-MM-DD`. */
function dayIn(now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(now);
}
