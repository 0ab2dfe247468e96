import { eq } from 'drizzle-orm';
import type { Deps } from '../context';
import { users } from '../db/schema/users';
import { emailNoticeMail } from '../mail/texts';
import type { JobPayload } from '../queue/job-payloads';
import { maskEmail } from '../services/email/mask-email';
import { getNames } from '../services/settings/get-names';

/**
 * Tells the address that an account had of the one that was asked for, or took its place: whatever its owner chose to be mailed, since it
 * is how they learn of a thief.
 */
export async function mailEmailNotice(
  { db, mailer, log }: Deps,
  { userId, requestId, to, newEmail, step }: JobPayload<'mail_email_notice'>,
): Promise<void> {
  if (mailer === null) return log.warn({ event: 'mail_skipped', userId }, 'no mail goes out');
  const [user] = await db.select({ name: users.username }).from(users).where(eq(users.id, userId));
  if (!user) return;
  const texts = emailNoticeMail(await getNames({ db, log }), step, {
    name: user.name,
    email: maskEmail(newEmail),
  });
  await mailer.send({ id: `email-notice-${step}-${requestId}`, to, ...texts });
}
