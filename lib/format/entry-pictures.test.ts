import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventTypes } from '@/contract/events';
import { newsCategories } from '@/contract/news';
import { tournamentTypes } from '@/contract/tournaments';
import { sharePicture } from './cover';
import { eventPictures, itemPicture, newsPicture, tournamentPictures } from './entry-pictures';
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

test('types and categories have pictures of their own', () => {
  expect(new Set(pictures).size).toBe(pictures.length - 2);
});
