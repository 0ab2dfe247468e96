import { eq, or, sql } from 'drizzle-orm';
import type { RegisterInput } from '@/contract/account';
import type { ServiceContext } from '../../context';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import type { FieldErrors } from './account-rules';
import { fold } from './fold';

/** What an account begins with, but for its password. */
export type NewAccount = Omit<typeof users.$inferInsert, 'passwordHash'>;

type Names = Pick<RegisterInput, 'username' | 'email'>;

/** Both names as they are stored: spaces around come from autofill; accents typed as two characters become one. */
export function tidyNames({ username, email }: Names): Names {
  const tidy = (text: string) => text.trim().normalize('NFC');
  return { username: tidy(username), email: tidy(email) };
}

/** The account's row from tidied names. */
export function toNewAccount({ ids, clock }: ServiceContext, { username, email }: Names): NewAccount {
  const folds = { usernameFold: fold(username), emailFold: fold(email) };
  return { id: ids.uuid(), username, email, ...folds, createdAt: new Date(clock.now()) };
}

/** 422 with what is wrong in itself and what is taken, all at once: nobody mends a form in rounds. */
export async function assertFree(
  ctx: ServiceContext,
  row: NewAccount,
  wrong: FieldErrors = {},
): Promise<void> {
  const errors: FieldErrors = { ...(await findTaken(ctx, row, wrong)), ...wrong };
  if (Object.keys(errors).length > 0) throw new ServiceError('validation_failed', { errors });
}

/**
 * What an account has already, of what is not wrong in itself, in one look: an account that is made between two looks would be
 * half seen.
 */
async function findTaken({ db }: ServiceContext, row: NewAccount, wrong: FieldErrors): Promise<FieldErrors> {
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
