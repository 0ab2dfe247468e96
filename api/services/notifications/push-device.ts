import { ECDH } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import type { PushDeviceInput } from '@/contract/push-devices';
import type { ServiceContext } from '../../context';
import { pushDevices } from '../../db/schema/push-devices';
import { isPublicEndpoint } from '../../push';
import { invalidField, ServiceError } from '../../service-error';
import type { Member } from '../sessions/authenticate';

/**
 * Has notifications come to the browser of a login, in place of what that login or that browser had: a browser tells one member at a time. 422
 * for an address that is none of a push service's (https on a public host) and for keys that nothing can be encrypted for; `unavailable` where no push message goes out.
 */
export async function keepPushDevice(
  { db, push, log }: Pick<ServiceContext, 'db' | 'push' | 'log'>,
  { member: { user, sessionId }, input }: { readonly member: Member; readonly input: PushDeviceInput },
): Promise<void> {
  const { endpoint, keys } = input;
  if (!isPublicEndpoint(endpoint)) throw invalidField('endpoint', 'invalid');
  if (!isPoint(keys.p256dh)) throw invalidField('keys', 'invalid');
  if (push === null) throw new ServiceError('unavailable');
  const row = { userId: user.id, endpoint, publicKey: keys.p256dh, authSecret: keys.auth };
  await db.transaction(async (tx) => {
    await tx
      .delete(pushDevices)
      .where(or(eq(pushDevices.endpoint, endpoint), eq(pushDevices.sessionId, sessionId)));
    // Two tabs of one login, at once.
    await tx
      .insert(pushDevices)
      .values({ sessionId, ...row })
      .onConflictDoNothing();
  });
  log.info({ event: 'push_device_kept', userId: user.id, sessionId }, 'notifications come to a browser, too');
}

/** Has none come to the browser of a login any more; nothing to do where none did. */
export async function endPushDevice(
  { db, log }: Pick<ServiceContext, 'db' | 'log'>,
  { user, sessionId }: Pick<Member, 'user' | 'sessionId'>,
): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
  log.info({ event: 'push_device_ended', userId: user.id, sessionId }, 'none come to a browser any more');
}

/** Whether a key lies on the curve: nothing can be encrypted for one that does not. */
function isPoint(key: string): boolean {
  try {
    const point = Buffer.from(key, 'base64url');
    ECDH.convertKey(point, 'prime256v1', undefined, undefined, 'uncompressed');
    return point.length === 65;
  } catch {
    return false;
  }
}
