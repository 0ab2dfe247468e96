import { expect, it } from 'vitest';
import { usualCoinForm } from './usual-coin-form';

it.each([
  ['coin_acc', 'Akçe', 'Akçe’yi'],
  ['coin_dat', ' Kuruş ', 'Kuruş’a'],
  ['coin_your_plural_with', 'Altın', 'Altınlarınla'],
  ['coin_your', null, 'Sikken'],
])('%s of %s is suggested as %s', (field, coin, form) => {
  expect(usualCoinForm(field, coin)).toBe(form);
});

it('a field that is no form of the name has no suggestion', () => {
  for (const field of ['coin', 'coin_picture', 'logo']) expect(usualCoinForm(field, 'Akçe')).toBeUndefined();
});
