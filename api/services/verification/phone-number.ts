import { invalidField } from '../../service-error';

/**
 * A number as people write it, in international form: `0532 111 22 33`, `532…`, `+90 532…` and `0090 532…` are one. 422 `invalid` for what
 * cannot be a mobile number, or has a country code that no message goes to.
 */
export function phoneNumber(given: string, countryCodes: readonly string[]): string {
  const digits = given.trim().replace(/[\s().\-/]/g, '');
  if (digits === '') throw invalidField('phone', 'required');
  const number = international(digits);
  const isServed = countryCodes.some((code) => number.startsWith(`+${code}`));
  if (!isServed || !/^\+[1-9]\d{7,14}$/.test(number)) throw invalidField('phone', 'invalid');
  if (number.startsWith('+90') && !/^\+905\d{9}$/.test(number)) throw invalidField('phone', 'invalid');
  return number;
}

function international(digits: string): string {
  if (digits.startsWith('+')) return digits;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (/^0?5\d{9}$/.test(digits)) return `+90${digits.replace(/^0/, '')}`;
  return `+${digits}`;
}

/** A number whose middle digits are dots: enough for its owner, useless to anybody else. */
export function maskedNumber(number: string): string {
  return `${number.slice(0, 4)} ••• •• ${number.slice(-2)}`;
}
