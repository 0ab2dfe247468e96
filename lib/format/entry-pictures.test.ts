import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventTypes } from '@/contract/events';
import { newsCategories } from '@/contract/news';
import { prizeTypes } from '@/contract/prizes';
import { tournamentTypes } from '@/contract/tournaments';
import { sharePicture } from './cover';
import {
  eventPictures,
  itemPicture,
  listPrizePictures,
  newsPicture,
  tournamentPictures,
} from './entry-pictures';
import { marketTypeNames } from './market-paths';

const pictures = [
  ...eventTypes.map((type) => eventPictures[type]),
  ...tournamentTypes.map((type) => tournamentPictures[type]),
  ...[null, ...marketTypeNames].map(itemPicture),
  ...[null, ...newsCategories].map(newsPicture),
];

test.each([...new Set(pictures)])('an entry without a picture shows %s, which stands there', (picture) => {
  for (const form of [picture, sharePicture(picture)]) expect(existsSync(`public${form}`), form).toBe(true);
});

const prizes = prizeTypes.flatMap((type) => [{ type }, { type }]);

test.each(listPrizePictures(prizes))('a prize shows %s, which stands there', (picture) => {
  expect(existsSync(`public${picture}`)).toBe(true);
});

test('prizes of one kind beside each other take turns and begin again when all were shown', () => {
  const two = prizes.filter(({ type }) => type === 'code');
  const [first, second, third] = listPrizePictures([...two, { type: 'code' }]);
  expect(second).not.toBe(first);
  expect(third).toBe(first);
  expect(new Set(listPrizePictures(prizes)).size).toBe(prizes.length);
});

test('six prizes in coins of several draws on one page have a picture each', () => {
  const coins = Array.from({ length: 3 }, () => ({ type: 'coin' }) as const);
  const shown = [...listPrizePictures(coins), ...listPrizePictures(coins, coins)];
  expect(new Set(shown).size).toBe(6);
});

test('types and categories have pictures of their own', () => {
  expect(new Set(pictures).size).toBe(pictures.length - 2);
});
