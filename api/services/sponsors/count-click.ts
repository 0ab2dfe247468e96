import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { sponsorClicks } from '../../db/schema/sponsor-clicks';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { mayCount } from '../visits/may-count';

/**
 * Counts one visit to an active sponsor and answers its stored address, the only place a visitor may be sent. A sponsor
 * that is unknown, not active or without an address is `not_found`, and nothing is counted. Parallel visits all count; more
 * than the limit of one address lead on uncounted.
 */
export async function countClick(ctx: ServiceContext, slug: string): Promise<string> {
  const rows = await ctx.db
    .select({ id: sponsors.id, link: sponsors.link })
    .from(sponsors)
    .where(and(eq(sponsors.slug, slug), eq(sponsors.state, 'active')));
  const sponsor = rows[0];
  if (!sponsor?.link) throw new ServiceError('not_found');
  if (await mayCount(ctx, ctx.limits.sponsorClick)) await addClick(ctx, sponsor.id);
  return sponsor.link;
}

async function addClick(ctx: ServiceContext, sponsorId: number): Promise<void> {
  await ctx.db
    .insert(sponsorClicks)
    .values({ sponsorId, day: dayIn(ctx.clock.now()), count: 1 })
    .onConflictDoUpdate({
      target: [sponsorClicks.sponsorId, sponsorClicks.day],
      set: { count: sql`${sponsorClicks.count} + 1` },
    });
}

/** The calendar day in Europe/Istanbul (D22), as `YYYY-MM-DD`. */
function dayIn(now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(now);
}
