import type { RuleName } from './error-body';

/** Lengths that both programs and the forms agree on (D29). */
export const accountLimits = {
  usernameMin: 3,
  usernameMax: 20,
  emailMax: 254,
  passwordMin: 8,
  passwordMax: 128,
  affiliateCodeMax: 40,
} as const;

/** Letters of a user name: Latin and Turkish letters, digits, underscore, dot and hyphen; starts with a letter or digit. */
export const usernamePattern = /^[A-Za-z0-9ÇĞİÖŞÜçğıöşü][A-Za-z0-9ÇĞİÖŞÜçğıöşü._-]*$/;

/** Upper case, lower case and a special character, as the specification's rule text says (D29). */
export const passwordPatterns = {
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  special: /[^\p{L}\p{N}\s]/u,
} as const;

/** What a user name breaks, the first thing; empty when all is well. Expects trimmed input. */
export function usernameRules(username: string): RuleName[] {
  const { usernameMin, usernameMax } = accountLimits;
  if (username === '') return ['required'];
  if (!usernamePattern.test(username)) return ['invalid'];
  if (username.length < usernameMin) return ['too_short'];
  return username.length > usernameMax ? ['max.string'] : [];
}

/** What a new password breaks in itself, in the order it is worth telling; empty when all is well. */
export function passwordRules(password: string): RuleName[] {
  const { passwordMin, passwordMax } = accountLimits;
  if (password === '') return ['required'];
  const length = [...password].length;
  const rules: RuleName[] = [];
  if (length < passwordMin) rules.push('too_short');
  if (length > passwordMax) rules.push('max.string');
  return [...rules, ...letterRules(password)];
}

/** In the specification's own words: no letter at all, one case missing, no special character. */
function letterRules(password: string): RuleName[] {
  const { upper, lower, special } = passwordPatterns;
  const rules: RuleName[] = [];
  if (!/\p{L}/u.test(password)) rules.push('min.string');
  else if (!upper.test(password) || !lower.test(password)) rules.push('min.regex');
  if (!special.test(password)) rules.push('regex');
  return rules;
}
