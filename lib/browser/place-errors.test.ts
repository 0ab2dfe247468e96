import { expect, test } from 'vitest';
import { errorApart, type FieldKind, placeErrors, withoutField } from './place-errors';

const form: Readonly<Record<string, FieldKind>> = {
  password: 'filled',
  password_confirmation: 'filled',
  sponsor: 'unchosen',
  currency: 'choice',
};
const kindOf = (field: string) => form[field] ?? null;

test('a repeat that differs is marked where it is repeated, what else is wrong where it is', () => {
  const errors = { password: ['too_short', 'confirmed'] };
  expect(placeErrors({ errors }, kindOf).errors).toEqual({
    password: ['too_short'],
    password_confirmation: ['confirmed'],
  });
  expect(placeErrors({ errors: { password: ['confirmed'] } }, () => null).errors).toEqual({
    password: ['confirmed'],
  });
});

test('a choice that nobody made is to be made, one that was made may be invalid', () => {
  const errors = { sponsor: ['invalid'], currency: ['invalid'], password: ['invalid'] };
  expect(placeErrors({ errors }, kindOf).errors).toEqual({ ...errors, sponsor: ['unchosen'] });
  expect(placeErrors({ errors: { sponsor: ['required'] } }, kindOf).errors).toEqual({
    sponsor: ['required'],
  });
});

test('what stands at a field is told nowhere else, what has none is', () => {
  expect(errorApart({ errors: { password: ['required'] } }, kindOf)).toBeNull();
  expect(errorApart({ errors: { password: ['required'], captcha: ['captcha'] } }, kindOf)).toEqual({
    errors: { captcha: ['captcha'] },
  });
  expect(errorApart({ error: 'conflict' }, kindOf)).toEqual({ error: 'conflict' });
});

test('an error goes with its field, and all of it with the last one', () => {
  const error = { error: 'validation_failed', errors: { password: ['required'], sponsor: ['required'] } };
  expect(withoutField(error, 'bet')).toBe(error);
  expect(withoutField(error, 'sponsor').errors).toEqual({ password: ['required'] });
  expect(withoutField(withoutField(error, 'sponsor'), 'password')).toEqual({});
});
