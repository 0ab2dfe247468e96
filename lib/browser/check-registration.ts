import { passwordRules, usernameRules } from '@/contract/account-rules';
import type { ErrorBody, RuleName } from '@/contract/error-body';

/** The fields of the register form, in their order. */
export const registerFields = ['username', 'email', 'password', 'password_confirmation'] as const;
export type RegisterField = (typeof registerFields)[number];
/** The boxes of the register form. */
export const consentFields = ['adult_confirmed', 'terms_accepted'] as const;
export type ConsentField = (typeof consentFields)[number];

/** What the form sends. */
export type Registration = Readonly<Record<RegisterField, string> & Record<ConsentField, boolean>>;

const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

type Errors = Partial<Record<RegisterField | ConsentField, RuleName[]>>;

/**
 * What the browser can know before it asks (specification 5): all four are required, the e-mail has an e-mail's form; both boxes are ticked.
 * Where it finds any of that it says in the same breath what is wrong with name and password by this product's rules, so that nobody mends
 * the form in rounds; by those alone it refuses nothing, as the server may have others. Rule names by field, empty when nothing is wrong.
 */
export function checkRegistration(values: Registration): Errors {
  const missing = findMissing(values);
  return Object.keys(missing).length === 0 ? {} : { ...findWeak(values), ...missing };
}

/** A form that is not whole, as it is sent to hear what is taken: nothing can be made of it. */
export function withoutPassword(values: Registration): Registration {
  return { ...values, password: '', password_confirmation: '' };
}

/** What the browser found, and beside it what the server says of name and address, where the browser found nothing wrong with them. */
export function withTaken(
  errors: Errors,
  { errors: said = {} }: ErrorBody,
): NonNullable<ErrorBody['errors']> {
  const { username, email } = said;
  return { ...(username && { username }), ...(email && { email }), ...errors };
}

function findMissing(values: Registration): Errors {
  const errors: Errors = {};
  for (const field of registerFields) {
    if (values[field].trim() === '') errors[field] = ['required'];
  }
  for (const field of consentFields) {
    if (!values[field]) errors[field] = ['required'];
  }
  if (!errors.email && !emailPattern.test(values.email.trim())) errors.email = ['email'];
  return errors;
}

/** What the community API would say as well. */
function findWeak({ username, password, password_confirmation: again }: Registration): Errors {
  const [name, secret] = [usernameRules(username.trim()), passwordRules(password)];
  return {
    ...(name.length > 0 && { username: name }),
    ...(secret.length > 0 && { password: secret }),
    ...(password !== again && { password_confirmation: ['confirmed' as const] }),
  };
}
