import { and, eq, or, sql } from 'drizzle-orm';
import { accountLimits, type RegisterInput } from '@/contract/account';
import { inviteCodePattern } from '@/contract/earn-rules';
import { ownTextsVersion } from '@/contract/text-pages';
import { addressKey } from '../../address-key';
import type { ServiceContext } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { registrationConsents } from '../../db/schema/registration-consents';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { type FieldErrors, registrationErrors } from './account-rules';
import { assertHuman } from './assert-human';
import { fold } from './fold';
import { countRegistration } from './registration-quota';

/**
 * Makes an account. 422 with rule names per field (`unique` for what is taken), `captcha_failed`, or 429 after five
 * accounts an hour from one address. Two simultaneous registrations of one name: the database lets exactly one through.
 */
export async function register(ctx: ServiceContext, given: RegisterInput): Promise<void> {
  const input = { ...given, username: tidy(given.username), email: tidy(given.email) };
  const address = addressKey(ctx.clientAddress);
  await ctx.limits.registerAttempt.take(address);
  await assertHuman(ctx, input['g-recaptcha-response']);
  const row = { ...newUser(ctx, input), invitedBy: await findInviter(ctx, input.invite_code) };
  await assertFree(ctx, row, registrationErrors(input));
  const passwordHash = await ctx.passwords.hash(input.password);
  await insert(ctx, { ...row, passwordHash }, address, toConsent(ctx, row.id, input));
  ctx.log.info({ event: 'registered', userId: row.id }, 'account made');
}

type NewUser = Omit<typeof users.$inferInsert, 'passwordHash'>;

/** Spaces around come from autofill; accents typed as two characters become one. */
function tidy(text: string): string {
  return text.trim().normalize('NFC');
}

function newUser(ctx: ServiceContext, input: RegisterInput): NewUser {
  const { username, email } = input;
  const folds = { usernameFold: fold(username), emailFold: fold(email) };
  const affiliateCode = parseAffiliate(input.affiliate_code);
  return {
    id: ctx.ids.uuid(),
    username,
    email,
    ...folds,
    affiliateCode,
    createdAt: new Date(ctx.clock.now()),
  };
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

/** 422 with what is wrong in itself and what is taken, all at once: nobody mends a form in rounds. */
async function assertFree(ctx: ServiceContext, row: NewUser, wrong: FieldErrors = {}): Promise<void> {
  const errors: FieldErrors = { ...(await findTaken(ctx, row, wrong)), ...wrong };
  if (Object.keys(errors).length > 0) throw new ServiceError('validation_failed', { errors });
}

/**
 * What an account has already, of what is not wrong in itself, in one look: an account that is made between two looks would be
 * half seen.
 */
async function findTaken({ db }: ServiceContext, row: NewUser, wrong: FieldErrors): Promise<FieldErrors> {
  const isName = wrong.username ? sql`false` : eq(users.usernameFold, row.usernameFold);
  const isEmail = wrong.email ? sql`false` : eq(users.emailFold, row.emailFold);
  const found = await db
    .select({ isName: sql<boolean>`${isName}`, isEmail: sql<boolean>`${isEmail}` })
    .from(users)
    .where(or(isName, isEmail))
    .limit(2);
  return {
    ...(found.some((one) => one.isName) ? { username: ['unique'] } : {}),
    ...(found.some((one) => one.isEmail) ? { email: ['unique'] } : {}),
  };
}
