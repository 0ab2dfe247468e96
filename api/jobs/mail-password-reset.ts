import { and, eq } from 'drizzle-orm';
import type { Deps } from '../context';
import { users } from '../db/schema/users';
import { passwordResetMail } from '../mail/texts';
import type { JobPayload } from '../queue/job-payloads';
import { newResetLink, resetLifetimeMs } from '../services/passwords/new-reset-link';
import { getNames } from '../services/settings/get-names';

/**
 * Mails a link to a new password, where the address is an active account's. A mail that goes out late says the time that is left to
 * nobody: after 30 minutes it does not go at all.
 */
export async function mailPasswordReset(
  deps: Deps,
  { email, requestedAt }: JobPayload<'mail_password_reset'>,
): Promise<void> {
  const expiresAt = new Date(requestedAt + resetLifetimeMs);
  const user = await findUser(deps, email);
  if (!user || expiresAt.getTime() <= deps.clock.now()) return;
  if (deps.mailer === null)
    return deps.log.warn({ event: 'mail_skipped', userId: user.id }, 'no mail goes out');
  const { siteUrl } = deps.config;
  const { link, hash } = await newResetLink({ ...deps, siteUrl }, { userId: user.id, expiresAt });
  const texts = passwordResetMail(await getNames(deps), { name: user.username, link });
  await deps.mailer.send({ id: `password-reset-${hash.slice(0, 22)}`, to: user.email, ...texts });
}

async function findUser({ db }: Deps, email: string) {
  const rows = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.emailFold, email), eq(users.status, 'active')));
  return rows[0];
}
