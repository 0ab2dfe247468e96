import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from './fold';

const turkishLetter = fc.constantFrom(...'aAıIiİçÇğĞöÖşŞüÜ_.-09');
const name = fc.string({ unit: turkishLetter, minLength: 1, maxLength: 20 });

describe('fold', () => {
  test.each([
    ['IRMAK', 'ırmak'],
    ['İrmak', 'irmak'],
    ['i\u0307rmak', 'irmak'],
    ['ａｄｍｉｎ', 'ADMIN'],
    ['admın', 'admin'],
    ['Şükrü', 'ŞÜKRÜ'],
    ['s\u0327akir', 'Şakir'],
    ['ﬁkret', 'FİKRET'],
  ])('%s and %s are one account', (left, right) => {
    expect(fold(left)).toBe(fold(right));
  });

  test.each([
    ['şen', 'sen'],
    ['öz', 'oz'],
    ['ali', 'аli'],
  ])('%s and %s stay apart', (left, right) => {
    expect(fold(left)).not.toBe(fold(right));
  });

  test('folding twice changes nothing, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 500 },
    );
  });

  test('upper and lower case of a name fold alike in the Turkish and in the default locale', () => {
    fc.assert(
      fc.property(name, (text) => {
        const spellings = [
          text.toUpperCase(),
          text.toLowerCase(),
          text.toLocaleUpperCase('tr'),
          text.toLocaleLowerCase('tr'),
        ];
        expect(new Set(spellings.map(fold))).toEqual(new Set([fold(text)]));
      }),
      { numRuns: 500 },
    );
  });

  test('composed and decomposed forms fold alike', () => {
    fc.assert(fc.property(name, (text) => fold(text.normalize('NFD')) === fold(text)));
  });
});
