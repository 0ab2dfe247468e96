import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { leadTo, type Visitor } from './lead-to';

/**
 * Counts one visit to an active sponsor and answers its stored address, the only place a visitor may be sent, filled in as `leadTo` says. A
 * sponsor that is unknown, not active or without an address is `not_found`, and nothing is counted.
 */
export async function countClick(
  ctx: ServiceContext,
  { slug, ...visitor }: Visitor & { readonly slug: string },
): Promise<string> {
  const rows = await ctx.db
    .select({ id: sponsors.id, link: sponsors.link })
    .from(sponsors)
    .where(and(eq(sponsors.slug, slug), eq(sponsors.state, 'active')));
  const sponsor = rows[0];
  if (!sponsor?.link) throw new ServiceError('not_found');
  return leadTo(ctx, { sponsorId: sponsor.id, link: sponsor.link, ...visitor });
}
