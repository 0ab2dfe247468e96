import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldNickname, nicknameRule } from './nickname-rules';

describe('a nickname', () => {
  test.each(['Gece Vapuru', 'İğneli Fıçı', 'çay_34', 'Kör.Kütük', 'X-9000', 'âlâ'])('may be %s', (name) => {
    expect(nicknameRule(name, 'Sikke')).toBeNull();
  });

  test.each([
    ['ab', 'too_short'],
    ['a'.repeat(21), 'max.string'],
    ['iki  boşluk', 'invalid'],
    [' baş', 'invalid'],
    ['son.', 'invalid'],
    ['me•••an', 'invalid'],
    ['раураl', 'invalid'],
    ['ad\u202eters', 'invalid'],
    ['<b>ad</b>', 'invalid'],
    ['🦊🦊🦊', 'invalid'],
    ['Sikke', 'reserved'],
    ['S1KKE resmi', 'reserved'],
    ['sıkke.destek', 'reserved'],
    ['ADMİN', 'reserved'],
    ['4dm1n_ali', 'reserved'],
    ['Yönetici Can', 'reserved'],
    ['Moderatör', 'reserved'],
    ['Ekip', 'reserved'],
  ])('may not be %j: %s', (name, rule) => {
    expect(nicknameRule(name, 'Sikke')).toBe(rule);
  });

  test.each([
    ['Liman', 'Gece Limanı', 'reserved'],
    ['Liman', 'Sikke', null],
    ['Kıyı Köşe', 'k1yi.kose', 'reserved'],
    ['Ada', 'Ada', 'reserved'],
    ['Ada', 'Adalı', null],
    ['東京', 'Kaptan', null],
  ])('is held back by the name of its site: %s, %s', (site, name, rule) => {
    expect(nicknameRule(name, site)).toBe(rule);
  });

  test('has one fold however it is written in capitals, with hats, separators or digits for letters', () => {
    const spellings = ['Irmak Şişe', 'ırmak.şişe', 'İRMAK-ŞİŞE', '1rmak_sise', 'irmaksise'];
    expect(new Set(spellings.map(foldNickname)).size).toBe(1);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
        expect(foldNickname(foldNickname(name))).toBe(foldNickname(name));
      }),
    );
  });
});
