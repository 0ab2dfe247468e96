import { and, eq, gt } from 'drizzle-orm';
import type { Deps } from '../context';
import { phoneCodes } from '../db/schema/phone-codes';
import { phoneCodeText } from '../mail/texts';
import type { JobPayload } from '../queue/job-payloads';
import { getNames } from '../services/settings/get-names';
import { codeHash } from '../services/verification/code-hash';

/**
 * Makes a member's code and sends it, unless it was asked for anew or is too old meanwhile. Only a keyed hash of it is stored; a
 * message that is sent again carries a code of its own, and the newer one counts.
 */
export async function sendPhoneCode(
  { db, clock, ids, config, sms, log }: Deps,
  { userId, requestId }: JobPayload<'send_phone_code'>,
): Promise<void> {
  if (sms === null) return log.warn({ event: 'sms_skipped', userId }, 'no SMS goes out');
  const code = ids.code();
  const isWanted = and(
    eq(phoneCodes.userId, userId),
    eq(phoneCodes.requestId, requestId),
    gt(phoneCodes.expiresAt, new Date(clock.now())),
  );
  const [row] = await db
    .update(phoneCodes)
    .set({ codeHash: codeHash(config, requestId, code) })
    .where(isWanted)
    .returning({ phone: phoneCodes.phone });
  if (!row) return;
  await sms.send({ to: row.phone, text: phoneCodeText(await getNames({ db, log }), code) });
  log.info({ event: 'sms_sent', userId }, 'a code was sent');
}
