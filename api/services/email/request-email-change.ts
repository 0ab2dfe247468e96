import type { ChangeEmailInput } from '@/contract/email';
import type { ServiceContext } from '../../context';
import { emailChanges } from '../../db/schema/email-changes';
import { enqueue } from '../../queue/enqueue';
import { invalidField, ServiceError } from '../../service-error';
import { emailRules } from '../accounts/account-rules';
import { fold } from '../accounts/fold';
import { assertPassword } from '../passwords/assert-password';
import { lockKnownPassword } from '../passwords/lock-known-password';
import { tokenHash } from '../passwords/token-hash';
import type { Member } from '../sessions/authenticate';

/** How long a link works, in milliseconds. */
const lifetimeMs = 30 * 60_000;

/**
 * Asks for another address, with the password once more: the only one that can be confirmed from now on. A link goes to the new address,
 * word of it to the old one. Whether somebody else has the address is found by the job, so the answer is the same for every one; a
 * fourth mail to it within the hour does not go, and is answered like the others. 422 by rule and field, `unique` for the member's own
 * address, `closed` while no mail goes out; 429 after five an hour; 409 where the password was changed meanwhile.
 */
export async function requestEmailChange(
  ctx: ServiceContext,
  { member: { user, sessionId }, input }: { readonly member: Member; readonly input: ChangeEmailInput },
): Promise<void> {
  if (ctx.mailer === null) throw invalidField('email', 'closed');
  const email = input.email.trim().normalize('NFC');
  const errors = emailErrors(email, user.email);
  if (errors.length > 0) throw new ServiceError('validation_failed', { errors: { email: errors } });
  await assertPassword(ctx, user, { field: 'password', value: input.password });
  await ctx.limits.emailChange.take(user.id);
  const emailFold = fold(email);
  const isMailed = await ctx.limits.emailTarget.allows(tokenHash(emailFold));
  const requestId = ctx.ids.uuid();
  const expiresAt = new Date(ctx.clock.now() + lifetimeMs);
  const row = { requestId, sessionId, email, emailFold, tokenHash: null, expiresAt };
  await ctx.db.transaction(async (tx) => {
    await lockKnownPassword(tx, user);
    const own = { userId: user.id, ...row };
    await tx.insert(emailChanges).values(own).onConflictDoUpdate({ target: emailChanges.userId, set: row });
    const told = { userId: user.id, requestId, to: user.email, newEmail: email };
    await enqueue(tx, 'mail_email_notice', { ...told, step: 'asked' });
    if (isMailed) await enqueue(tx, 'mail_email_link', { userId: user.id, requestId });
  });
  ctx.log.info(
    { event: 'email_change_requested', userId: user.id, isMailed },
    'another address was asked for',
  );
}

function emailErrors(email: string, current: string) {
  return email === current ? (['unique'] as const) : emailRules(email);
}
