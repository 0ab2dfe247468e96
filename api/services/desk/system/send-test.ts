import { eq } from 'drizzle-orm';
import type { SystemTestInput, SystemTestWire } from '@/contract/desk-system';
import type { ServiceContext } from '../../../context';
import { users } from '../../../db/schema/users';
import { transact } from '../../../db/transact';
import { safeText } from '../../../log-error';
import { testMail } from '../../../mail/texts';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { getNames } from '../../settings/get-names';

/**
 * Sends a test by the real service to the asking admin, and writes down how it went. `not_found` where the service is not connected or the
 * admin has no verified number; `too_many_requests` past 5 in an hour.
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
): Promise<(() => Promise<void>) | null> {
  const { db, ids, mailer, sms, config } = ctx;
  const [actor] = await db.select().from(users).where(eq(users.id, actorId));
  if (actor === undefined) return null;
  const words = testMail(await getNames(ctx), config.siteUrl);
  if (service === 'mail')
    return mailer && (() => mailer.send({ id: `test-${ids.uuid()}`, to: actor.email, ...words }));
  const to = actor.phoneState === 1 ? actor.phone : null;
  return sms && to ? () => sms.send({ to, text: words.subject }) : null;
}
