import { expect, test } from 'vitest';
import { maskedNumber, phoneNumber } from './phone-number';

test.each([
  '+90 532 111 22 33',
  '0532 111 22 33',
  '(0532) 111-22-33',
  '5321112233',
  '0090 532 111 22 33',
  '905321112233',
  ' +905321112233 ',
])('%j is one number', (given) => {
  expect(phoneNumber(given, ['90'])).toBe('+905321112233');
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['0212 111 22 33', 'invalid'],
  ['+90532111223', 'invalid'],
  ['+9053211122334', 'invalid'],
  ['+49 151 23456789', 'invalid'],
  ['+1900', 'invalid'],
  ['05321112233x', 'invalid'],
  ['٠٥٣٢١١١٢٢٣٣', 'invalid'],
  ['+90532111\x123', 'invalid'],
])('%j is %s', (given, rule) => {
  expect(() => phoneNumber(given, ['90'])).toThrow(
    expect.objectContaining({ detail: { errors: { phone: [rule] } } }),
  );
});

test('another country is served where it is named', () => {
  expect(phoneNumber('+49 151 23456789', ['90', '49'])).toBe('+4915123456789');
});

test('a masked number shows its ends alone', () => {
  expect(maskedNumber('+905321112233')).toBe('+905 ••• •• 33');
});
