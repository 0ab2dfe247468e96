import { and, eq, gt, ne } from 'drizzle-orm';
import type { Deps } from '../context';
import { emailChanges } from '../db/schema/email-changes';
import { users } from '../db/schema/users';
import { emailLinkMail, emailTakenMail } from '../mail/texts';
import type { JobPayload } from '../queue/job-payloads';
import { tokenHash } from '../services/passwords/token-hash';
import { getNames } from '../services/settings/get-names';
import { tokenLink } from '../site-links';

/**
 * Mails the link that confirms a new address, unless it was asked for anew or is too old meanwhile. The token is made here, and only its
 * hash is stored (ADR 102); a mail that is sent again carries one of its own, and the newer one counts. An address that is
 * another account's gets word of that instead of a link: its owner alone learns it.
 */
export async function mailEmailLink(
  deps: Deps,
  { userId, requestId }: JobPayload<'mail_email_link'>,
): Promise<void> {
  if (deps.mailer === null) return deps.log.warn({ event: 'mail_skipped', userId }, 'no mail goes out');
  const token = deps.ids.secret();
  const row = await storeHash(deps, { userId, requestId, hash: tokenHash(token) });
  if (!row) return;
  const owner = await findOther(deps, row);
  if (owner) {
    const texts = emailTakenMail(await getNames(deps), { name: owner.username });
    return deps.mailer.send({ id: `email-taken-${requestId}`, to: owner.email, ...texts });
  }
  const link = tokenLink(deps.config.siteUrl, 'confirmEmail', token);
  const id = `email-link-${tokenHash(token).slice(0, 22)}`;
  await deps.mailer.send({ id, to: row.email, ...emailLinkMail(await getNames(deps), { link }) });
}

async function storeHash(
  { db, clock }: Deps,
  { userId, requestId, hash }: JobPayload<'mail_email_link'> & { readonly hash: string },
) {
  const isWanted = and(
    eq(emailChanges.userId, userId),
    eq(emailChanges.requestId, requestId),
    gt(emailChanges.expiresAt, new Date(clock.now())),
  );
  const [row] = await db.update(emailChanges).set({ tokenHash: hash }).where(isWanted).returning();
  return row;
}

async function findOther({ db }: Deps, { userId, emailFold }: typeof emailChanges.$inferSelect) {
  const [other] = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(and(eq(users.emailFold, emailFold), ne(users.id, userId)));
  return other;
}
