import { expect, test } from 'vitest';
import { coinForm, placeForm } from './coin-words';

test('the forms of the product’s own coin are those its texts have always had', () => {
  expect(coinForm('Sikke', 'acc')).toBe('Sikke’yi');
  expect(coinForm('Sikke', 'dat')).toBe('Sikke’ye');
  expect(coinForm('Sikke', 'your')).toBe('Sikken');
  expect(coinForm('Sikke', 'your_acc')).toBe('Sikkeni');
  expect(coinForm('Sikke', 'your_plural_with')).toBe('Sikkelerinle');
  expect(placeForm('Sikke')).toBe('Sikke’de');
});

test.each([
  ['Puan', 'Puan’ı', 'Puan’a', 'Puanın', 'Puanını', 'Puanlarınla'],
  ['Jeton', 'Jeton’u', 'Jeton’a', 'Jetonun', 'Jetonunu', 'Jetonlarınla'],
  ['Gümüş', 'Gümüş’ü', 'Gümüş’e', 'Gümüşün', 'Gümüşünü', 'Gümüşlerinle'],
  ['Akçe', 'Akçe’yi', 'Akçe’ye', 'Akçen', 'Akçeni', 'Akçelerinle'],
  ['Kupa', 'Kupa’yı', 'Kupa’ya', 'Kupan', 'Kupanı', 'Kupalarınla'],
  ['Altın Puan', 'Altın Puan’ı', 'Altın Puan’a', 'Altın Puanın', 'Altın Puanını', 'Altın Puanlarınla'],
  ['TL', 'TL’yi', 'TL’ye', 'TLn', 'TLni', 'TLlerinle'],
  ['ALTIN', 'ALTIN’ı', 'ALTIN’a', 'ALTINın', 'ALTINını', 'ALTINlarınla'],
])('%s has its vowels in harmony, open or closed', (name, acc, dat, your, yourAcc, with_) => {
  expect([
    coinForm(name, 'acc'),
    coinForm(name, 'dat'),
    coinForm(name, 'your'),
    coinForm(name, 'your_acc'),
    coinForm(name, 'your_plural_with'),
  ]).toEqual([acc, dat, your, yourAcc, with_]);
});

test('behind the apostrophe a name keeps its own letters, however it is said', () => {
  expect(coinForm('Çekiç', 'acc')).toBe('Çekiç’i');
  expect(coinForm('Kitap', 'dat')).toBe('Kitap’a');
});

test('a place ends hard behind a hard letter, a number as it is read', () => {
  expect(['Liman', 'Kulüp', 'Ateş', 'Yayın 24', 'Kulüp 10', 'Liman 3'].map(placeForm)).toEqual([
    ...['Liman’da', 'Kulüp’te', 'Ateş’te', 'Yayın 24’te', 'Kulüp 10’da', 'Liman 3’te'],
  ]);
});
