import { and, eq, ne } from 'drizzle-orm';
import type { PendingCodeWire, PhoneInput } from '@/contract/verification';
import { addressKey } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import { phoneCodes } from '../../db/schema/phone-codes';
import { users } from '../../db/schema/users';
import { enqueue } from '../../queue/enqueue';
import { invalidField, ServiceError } from '../../service-error';
import { tokenHash } from '../passwords/token-hash';
import type { Member } from '../sessions/authenticate';
import { toPendingCode } from './pending-code';
import { phoneNumber } from './phone-number';
import { smsInUse } from './sms-in-use';

/** How long a code counts, in milliseconds. */
const lifetimeMs = 10 * 60_000;

/**
 * Sends a code to a number: the only code of this member that counts from now on. A verified member who names another number is "changed,
 * to be checked again" (2, D10) until it is verified. Whose number it is already is told only after the code was right, so that nobody
 * looks numbers up. 422 by rule, `closed` while no SMS goes out; 429 at a cap.
 */
export async function requestCode(
  ctx: ServiceContext,
  { member: { user }, input }: { readonly member: Member; readonly input: PhoneInput },
): Promise<PendingCodeWire> {
  const sms = await smsInUse(ctx);
  if (sms === null) throw invalidField('phone', 'closed');
  const phone = phoneNumber(input.phone, sms.countryCodes);
  if (user.phoneState === 1 && user.phone === phone) throw invalidField('phone', 'unique');
  await countCode(ctx, user.id, phone);
  const now = ctx.clock.now();
  const row = {
    requestId: ctx.ids.uuid(),
    phone,
    codeHash: null,
    tries: 0,
    createdAt: new Date(now),
    expiresAt: new Date(now + lifetimeMs),
  };
  await ctx.db.transaction(async (tx) => {
    const target = { target: phoneCodes.userId, set: row };
    await tx
      .insert(phoneCodes)
      .values({ userId: user.id, ...row })
      .onConflictDoUpdate(target);
    const isChanged = and(eq(users.id, user.id), eq(users.phoneState, 1), ne(users.phone, phone));
    await tx.update(users).set({ phoneState: 2 }).where(isChanged);
    const job = { userId: user.id, requestId: row.requestId };
    await enqueue(tx, 'send_phone_code', job, { key: `phone-code:${user.id}`, maxAttempts: 2 });
  });
  return toPendingCode(row);
}

/** Every cap, the narrowest first: each message costs money, and pumping them is a business. */
async function countCode({ limits, clientAddress, log }: ServiceContext, userId: string, phone: string) {
  try {
    await limits.smsPause.take(userId);
    await limits.smsUserHour.take(userId);
    await limits.smsUserDay.take(userId);
    await limits.smsNumber.take(tokenHash(phone));
    await limits.smsAddress.take(addressKey(clientAddress));
    await limits.smsDay.take('all');
  } catch (error) {
    if (error instanceof ServiceError) log.warn({ event: 'sms_limited', userId }, 'a cap of SMS was reached');
    throw error;
  }
}
