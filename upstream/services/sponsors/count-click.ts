import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { sponsorClicks } from '../../db/schema/sponsor-clicks';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';

/**
 * Counts one visit to an active sponsor and answers its stored address, the only place a visitor may be sent. A sponsor
 * that is unknown, not active or without an address is `not_found`, and nothing is counted. Parallel visits all count.
 */
export async function countClick(ctx: ServiceContext, slug: string): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: sponsors.id, link: sponsors.link })
      .from(sponsors)
      .where(and(eq(sponsors.slug, slug), eq(sponsors.state, 'active')));
    const sponsor = rows[0];
    if (!sponsor?.link) throw new ServiceError('not_found');
    await tx
      .insert(sponsorClicks)
      .values({ sponsorId: sponsor.id, day: dayIn(ctx.clock.now()), count: 1 })
      .onConflictDoUpdate({
        target: [sponsorClicks.sponsorId, sponsorClicks.day],
        set: { count: sql`${sponsorClicks.count} + 1` },
      });
    return sponsor.link;
  });
}

/** The calendar day in Europe/Istanbul (D22), as `YYYY-MM-DD`. */
function dayIn(now: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(now);
}
