import { desc, eq, max } from 'drizzle-orm';
import type { TrackingState } from '@/contract/sponsor-reports';
import type { ServiceContext } from '../../context';
import { postbackRefusals } from '../../db/schema/postback-refusals';
import { sponsorConversions } from '../../db/schema/sponsor-conversions';
import { sponsorTracking } from '../../db/schema/sponsor-tracking';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';

const mostRefusals = 60;

/** How a sponsor's postbacks come in: where to, since when under which secret (never the secret), the last one, and what was refused of late. 404 without such a sponsor. */
export async function trackingState({ db, clock }: ServiceContext, slug: string): Promise<TrackingState> {
  const found = await findTracked(db, slug);
  const [last] = await db
    .select({ at: max(sponsorConversions.receivedAt) })
    .from(sponsorConversions)
    .where(eq(sponsorConversions.sponsorId, found.id));
  const refusals = await db
    .select()
    .from(postbackRefusals)
    .where(eq(postbackRefusals.sponsorId, found.id))
    .orderBy(desc(postbackRefusals.lastAt))
    .limit(mostRefusals);
  const { tracking } = found;
  const until = tracking?.previousUntil ?? null;
  return {
    sponsor: found.sponsor,
    path: `/postback/${slug}`,
    is_set_up: tracking !== null,
    is_active: tracking?.isActive ?? false,
    secret_at: tracking?.secretAt?.toISOString() ?? null,
    previous_until: until && until.getTime() > clock.now() ? until.toISOString() : null,
    last_at: last?.at?.toISOString() ?? null,
    refusals: refusals.map(({ day, reason, count, lastAt, lastAddress }) => ({
      ...{ day, reason, count },
      ...{ last_at: lastAt.toISOString(), last_address: lastAddress },
    })),
  };
}

/** A sponsor with its tracking, null where none is set up; 404 without such a sponsor. */
export async function findTracked(db: Pick<ServiceContext['db'], 'select'>, slug: string) {
  const [found] = await db
    .select({ id: sponsors.id, sponsor: sponsorRefColumns, tracking: sponsorTracking })
    .from(sponsors)
    .leftJoin(sponsorTracking, eq(sponsorTracking.sponsorId, sponsors.id))
    .where(eq(sponsors.slug, slug));
  if (!found) throw new ServiceError('not_found');
  return found;
}
