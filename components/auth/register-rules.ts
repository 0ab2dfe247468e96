import type { RuleName } from '@/contract/error-body';

/** The fields of the register form, in their order. */
export const registerFields = ['username', 'email', 'password', 'password_confirmation'] as const;
export type RegisterField = (typeof registerFields)[number];

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * What the browser can know before it asks (specification 5): all four are required, the e-mail has an e-mail's form.
 * The shape is the server's own: rule names by field, empty when nothing is wrong.
 */
export function checkRegistration(
  values: Readonly<Record<RegisterField, string>>,
): Partial<Record<RegisterField, [RuleName]>> {
  const errors: Partial<Record<RegisterField, [RuleName]>> = {};
  for (const field of registerFields) {
    if (values[field].trim() === '') errors[field] = ['required'];
  }
  if (!errors.email && !emailPattern.test(values.email.trim())) errors.email = ['email'];
  return errors;
}
