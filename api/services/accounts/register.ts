import { and, eq } from 'drizzle-orm';
import type { RegisterInput } from '@/contract/account';
import { accountLimits } from '@/contract/account-rules';
import { inviteCodePattern } from '@/contract/earn-rules';
import { ownTextsVersion } from '@/contract/text-pages';
import { addressKey } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { registrationConsents } from '../../db/schema/registration-consents';
import { users } from '../../db/schema/users';
import { registrationErrors } from './account-rules';
import { assertHuman } from './assert-human';
import { assertFree, tidyNames, toNewAccount } from './new-account';
import { countRegistration } from './registration-quota';

/**
 * Makes an account. 422 with rule names per field (`unique` for what is taken), `captcha_failed`, or 429 after five
 * accounts an hour from one address. Two simultaneous registrations of one name: the database lets exactly one through.
 */
export async function register(ctx: ServiceContext, given: RegisterInput): Promise<void> {
  const input = { ...given, ...tidyNames(given) };
  const address = addressKey(ctx.clientAddress);
  await ctx.limits.registerAttempt.take(address);
  await assertHuman(ctx, input['g-recaptcha-response']);
  const affiliateCode = parseAffiliate(input.affiliate_code);
  const invitedBy = await findInviter(ctx, input.invite_code);
  const row = { ...toNewAccount(ctx, input), affiliateCode, invitedBy };
  await assertFree(ctx, row, registrationErrors(input));
  const passwordHash = await ctx.passwords.hash(input.password);
  await insert(ctx, { ...row, passwordHash }, address, toConsent(ctx, row.id, input));
  ctx.log.info({ event: 'registered', userId: row.id }, 'account made');
}

/** A code that cannot be one was a typing error in somebody's link: it must not stand in the way of an account (D6). */
function parseAffiliate(code: string | undefined): string | null {
  const pattern = new RegExp(`^[A-Za-z0-9_-]{1,${accountLimits.affiliateCodeMax}}$`);
  return code !== undefined && pattern.test(code) ? code : null;
}

/** Whose invitation it is; nobody's for a code that is none or of an account that is closed. */
async function findInviter({ db }: ServiceContext, code: string | undefined): Promise<string | null> {
  if (code === undefined || !inviteCodePattern.test(code)) return null;
  const [inviter] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.inviteCode, code), eq(users.status, 'active')));
  return inviter?.id ?? null;
}

type Consent = typeof registrationConsents.$inferInsert;

/** What both boxes declare; null where whoever called knows only the specification's fields. */
function toConsent({ clock }: ServiceContext, userId: string, input: RegisterInput): Consent | null {
  const { adult_confirmed, terms_accepted, terms_version } = input;
  if (!adult_confirmed || !terms_accepted) return null;
  const at = new Date(clock.now());
  return { userId, adultConfirmedAt: at, consentedAt: at, termsVersion: terms_version || ownTextsVersion };
}

async function insert(
  ctx: ServiceContext,
  row: typeof users.$inferInsert,
  address: string,
  consent: Consent | null,
): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      await tx.insert(users).values(row);
      if (consent) await tx.insert(registrationConsents).values(consent);
      await countRegistration(tx, address, ctx.clock.now());
    });
  } catch (error) {
    if (isUniqueViolation(error)) await assertFree(ctx, row);
    throw error;
  }
}
