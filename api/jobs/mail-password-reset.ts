import { and, eq } from 'drizzle-orm';
import type { Deps } from '../context';
import { passwordResets } from '../db/schema/password-resets';
import { users } from '../db/schema/users';
import { passwordResetMail } from '../mail/texts';
import type { JobPayload } from '../queue/job-payloads';
import { tokenHash } from '../services/passwords/token-hash';
import { tokenLink } from '../site-links';

/** How long a link works, from the question on; milliseconds. */
const lifetimeMs = 30 * 60_000;

/**
 * Mails a link to a new password, where the address is an active account's. The token is made here and leaves in the fragment of
 * the address, which no server sees and no Referer carries; the address is the configured site's (T-AU-16). A mail that goes out
 * late says the time that is left to nobody: after 30 minutes it does not go at all.
 */
export async function mailPasswordReset(
  deps: Deps,
  { email, requestedAt }: JobPayload<'mail_password_reset'>,
): Promise<void> {
  const expiresAt = new Date(requestedAt + lifetimeMs);
  const user = await findUser(deps, email);
  if (!user || expiresAt.getTime() <= deps.clock.now()) return;
  if (deps.mailer === null)
    return deps.log.warn({ event: 'mail_skipped', userId: user.id }, 'no mail goes out');
  const token = deps.ids.secret();
  const hash = tokenHash(token);
  await deps.db.insert(passwordResets).values({ tokenHash: hash, userId: user.id, expiresAt });
  const link = tokenLink(deps.config.siteUrl, 'resetPassword', token);
  const texts = passwordResetMail({ name: user.username, link });
  await deps.mailer.send({ id: `password-reset-${hash.slice(0, 22)}`, to: user.email, ...texts });
}

async function findUser({ db }: Deps, email: string) {
  const rows = await db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.emailFold, email), eq(users.status, 'active')));
  return rows[0];
}
