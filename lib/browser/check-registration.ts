import type { RuleName } from '@/contract/error-body';

/** The fields of the register form, in their order. */
export const registerFields = ['username', 'email', 'password', 'password_confirmation'] as const;
export type RegisterField = (typeof registerFields)[number];
/** The boxes of the register form. */
export const consentFields = ['adult_confirmed', 'terms_accepted'] as const;
export type ConsentField = (typeof consentFields)[number];

/** What the form sends. */
export type Registration = Readonly<Record<RegisterField, string> & Record<ConsentField, boolean>>;

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * What the browser can know before it asks (specification 5): all four are required, the e-mail has an e-mail's form; both boxes are ticked.
 * The shape is the server's own: rule names by field, empty when nothing is wrong.
 */
export function checkRegistration(
  values: Registration,
): Partial<Record<RegisterField | ConsentField, [RuleName]>> {
  const errors: Partial<Record<RegisterField | ConsentField, [RuleName]>> = {};
  for (const field of registerFields) {
    if (values[field].trim() === '') errors[field] = ['required'];
  }
  for (const field of consentFields) {
    if (!values[field]) errors[field] = ['required'];
  }
  if (!errors.email && !emailPattern.test(values.email.trim())) errors.email = ['email'];
  return errors;
}
