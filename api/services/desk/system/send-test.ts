import { eq } from 'drizzle-orm';
import type { SystemTestInput, SystemTestWire } from '@/contract/desk-system';
import type { ServiceContext } from '../../../context';
import { users } from '../../../db/schema/users';
import { transact } from '../../../db/transact';
import { safeText } from '../../../log-error';
import { testMail } from '../../../mail/texts';
import { ServiceError } from '../../../service-error';
import { getAnnouncementSettings } from '../../announcements/get-announcement-settings';
import { recordAudit } from '../../audit/record-audit';
import { getNames } from '../../settings/get-names';
import { outsideServices, type Way } from './outside-services';

/**
 * Sends a test by the real service to the asking admin, and writes down how it went. `not_found` where the service is not connected or the
 * admin has no address of it, such as a verified number or a browser that takes notifications; `too_many_requests` past 5 in an hour.
 */
export async function sendTest(
  ctx: ServiceContext,
  { actorId, service }: SystemTestInput & { readonly actorId: string },
): Promise<SystemTestWire> {
  const send = await findWay(ctx, service, actorId);
  if (send === null) throw new ServiceError('not_found');
  await ctx.limits.serviceTest.take(actorId);
  const problem = await send().then(() => null, safeText);
  const { db, ...rest } = ctx;
  await transact(db, (tx) =>
    recordAudit(
      { ...rest, tx },
      {
        ...{ actorId, action: 'service_tested', subject: `service:${service}`, reason: service },
        ...{ before: {}, after: { problem } },
      },
    ),
  );
  return { is_sent: problem === null, problem };
}

async function findWay(
  ctx: ServiceContext,
  service: SystemTestInput['service'],
  actorId: string,
): Promise<Way | null> {
  const { channel } = await getAnnouncementSettings(ctx);
  const connected = { ...ctx, channel };
  const { isOn, findTest } = outsideServices[service];
  const [actor] = await ctx.db.select().from(users).where(eq(users.id, actorId));
  if (!actor || !isOn(connected)) return null;
  const names = await getNames(ctx);
  return findTest(connected, { actor, words: testMail(names, ctx.config.siteUrl), site: names.site });
}
