import { z } from 'zod';
import type { RegisterInput } from '@/contract/account';
import { accountLimits, passwordRules, usernameRules } from '@/contract/account-rules';
import type { RuleName } from '@/contract/error-body';
import { isCommonPassword } from './common-passwords';

/** Rule names per field, in the order they are worth telling; empty when all is well. */
export type FieldErrors = Readonly<Record<string, readonly RuleName[]>>;

/** Everything about a registration that can be judged without the database (D28, D29). Expects trimmed input. */
export function registrationErrors(input: RegisterInput): FieldErrors {
  const found = { username: usernameRules(input.username), email: emailRules(input.email) };
  return { ...broken(found), ...newPasswordErrors(input, listOwnWords(input)) };
}

/** What a new password breaks, typed twice (D29); `own` are words of its owner that it must not be made of. */
export function newPasswordErrors(
  input: Pick<RegisterInput, 'password' | 'password_confirmation'>,
  own: readonly string[],
): FieldErrors {
  const { password, password_confirmation: confirmation } = input;
  const isConfirmed = password === confirmation || confirmation === '';
  const rules = passwordRules(password);
  const isCommon = rules.length === 0 && isCommonPassword(password, own);
  return broken({
    password: [
      ...rules,
      ...(isCommon ? (['common_password'] as const) : []),
      ...(isConfirmed ? [] : (['confirmed'] as const)),
    ],
    password_confirmation: confirmation === '' ? ['required'] : [],
  });
}

/** The words of an account's owner that are guessed first: the name, and the e-mail before its @. */
export function listOwnWords({ username, email }: Pick<RegisterInput, 'username' | 'email'>): string[] {
  return [username, email.split('@')[0] ?? ''];
}

function broken(found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(found).filter(([, rules]) => rules.length > 0));
}

/** What an address breaks; empty when all is well. Expects trimmed input. */
export function emailRules(email: string): RuleName[] {
  if (email === '') return ['required'];
  if (email.length > accountLimits.emailMax) return ['max.string'];
  return z.email().safeParse(email).success ? [] : ['email'];
}
