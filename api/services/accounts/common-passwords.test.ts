import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';

describe('common passwords', () => {
  test.each([
    'Parola123!',
    'Sikke2026!',
    'P@ssw0rd',
    'Pa$$w0rd!',
    'Passw0rd!',
    'Password1!',
    'Welcome1!',
    'Qwerty123!',
    'Abc123!@#',
    'Aa123456!',
    'Aa123456.',
    'Test123!',
    'Admin@123',
    'Şifre123!',
    'ŞİFREM.1',
    '1Parola!',
    '!!Parola!!',
    'ParolaParola1!',
    'Fenerbahçe1907!',
    'Beşiktaş1903.',
    'İstanbul34!',
    'Türkiye1923!',
    'Mehmet1985!',
    'SeniSeviyorum1!',
    'Asdf1234!',
    'Aaaaaaa1!',
    'Letmein1!',
    'Iloveyou1!',
    '!QAZ2wsx',
    '1qaz@WSX',
    'ZAQ!2wsx',
    'P@$$w0rd',
    'Pass@123',
    'Dragon#1',
    'Chelsea@123',
    'Michelle1.',
    'Qwe123!!',
  ])('%s is guessed first', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test('each of the 3 000 most used passwords is, in every usual dress that passes the rule', () => {
    const dresses = [
      (word: string) => `${word}1!`,
      (word: string) => `${word}123.`,
      (word: string) => `!${word}`,
    ];
    const words = dictionary['passwords-common'].filter((word) => /^[a-z]{4,}$/.test(word)).slice(0, 3000);
    for (const word of words) {
      const capital = word.charAt(0).toUpperCase() + word.slice(1);
      for (const dress of dresses) expect(isCommonPassword(dress(capital)), dress(capital)).toBe(true);
    }
  });

  test('of 2 000 random ones at most one in a hundred is', () => {
    const sample = fc.sample(fc.string({ minLength: 12, maxLength: 12 }), { numRuns: 2000, seed: 7 });
    expect(sample.filter((password) => isCommonPassword(password)).length).toBeLessThan(20);
  });

  test.each(['Deniz-Feneri7', 'mavi Kamyonet!', 'Zeytin&Kekik4', 'kırk-Yıllık-Hatır', 'xK9#vQ2!mL'])(
    '%s is not',
    (password) => {
      expect(isCommonPassword(password, ['oyuncu'])).toBe(false);
    },
  );

  test.each([
    ['Oyuncu_34.2026', ['oyuncu_34']],
    ['xX-OYUNCU-Xx9', ['Oyuncu']],
    ['Çağrı.Posta9!', ['cagri']],
  ])('%s holds the own name or mail', (password, own) => {
    expect(isCommonPassword(password, own)).toBe(true);
  });

  test('any dressing of digits and signs around a common word changes nothing', () => {
    const dress = fc.string({ unit: fc.constantFrom(...'0123456789!.?*-_#'), maxLength: 8 });
    fc.assert(
      fc.property(
        fc.constantFrom('parola', 'Sifre', 'Galatasaray', 'SIKKE'),
        dress,
        dress,
        (word, before, after) => isCommonPassword(`${before}${word}${after}`),
      ),
    );
  });
});
