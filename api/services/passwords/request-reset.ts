import { createHash } from 'node:crypto';
import { z } from 'zod';
import { accountLimits } from '@/contract/account-rules';
import type { ForgotPasswordInput } from '@/contract/passwords';
import { addressKey } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import { enqueue } from '../../queue/enqueue';
import { invalidField } from '../../service-error';
import { assertHuman } from '../accounts/assert-human';
import { fold } from '../accounts/fold';

/**
 * Asks for a link to a new password. Whether there is such an account is looked up by the job that mails it: the answer, and the
 * time it takes, are the same for every address (T-AU-7). A fourth question for one address within the hour is answered like the
 * others and mails nothing; the eleventh from one visitor is 429.
 */
export async function requestReset(ctx: ServiceContext, input: ForgotPasswordInput): Promise<void> {
  const email = input.email.trim();
  assertEmail(email);
  await ctx.limits.forgotAddress.take(addressKey(ctx.clientAddress));
  await assertHuman(ctx, input['g-recaptcha-response']);
  const folded = fold(email);
  const account = createHash('sha256').update(folded).digest('base64url');
  const isAllowed = await ctx.limits.forgotAccount.allows(account);
  ctx.log.info({ event: 'reset_requested', account, isAllowed }, 'a new password was asked for');
  if (isAllowed) {
    await enqueue(ctx.db, 'mail_password_reset', { email: folded, requestedAt: ctx.clock.now() });
  }
}

function assertEmail(email: string): void {
  if (email === '') throw invalidField('email', 'required');
  const isEmail = email.length <= accountLimits.emailMax && z.email().safeParse(email).success;
  if (!isEmail) throw invalidField('email', 'email');
}
