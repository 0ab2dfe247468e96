import { expect, test } from 'vitest';
import { operatorSheet } from './operator-sheet';
import { sanitiseCss } from './sanitise-css';

test('without colours and a coin of one’s own there is no sheet', () => {
  expect(operatorSheet({ colours: {}, coinPicture: null })).toBe('');
});

test('colours stand over the theme’s tokens, and the coin’s picture in place of the drawn one', () => {
  const coinPicture = '/api/library/6f9619ff-8b86-4d01-b42d-00cf4fc964ff/3-cc.webp';
  const sheet = operatorSheet({ colours: { gold_ink: '#000000', bg: '#101010' }, coinPicture });
  expect(sheet).toContain(':root{--color-gold-ink:#000000;--color-bg:#101010}');
  expect(sheet).toContain(`.coin{background:url(${coinPicture})`);
  expect(sanitiseCss(sheet).replaceAll(/\s/g, '')).toContain('--color-gold-ink:#000000');
});
