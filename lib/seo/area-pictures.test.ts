import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharePicture } from '@/lib/format/cover';
import { isIndexed, legalPages, type PageKey, pageKeys, pageRows } from '@/lib/routes';
import { areaPicture } from './area-pictures';

const without: readonly PageKey[] = ['home', 'sponsors', ...legalPages];
const areas = pageKeys.filter((key) => isIndexed(key) && !without.includes(key));

test('every area has a picture for its shared links, and so has each of its entries', () => {
  for (const key of areas) {
    const { path } = pageRows[key];
    expect(areaPicture(path), path).toMatch(/^\/covers\/.*\.webp$/);
    expect(areaPicture(`${path}/bir-giris`)).toBe(areaPicture(path));
  }
  expect(areaPicture('/haberlerim')).toBeNull();
});

test('each of them is there in the form a share card takes', () => {
  for (const picture of areas.map((key) => areaPicture(pageRows[key].path) ?? ''))
    expect(existsSync(`public${sharePicture(picture)}`), picture).toBe(true);
});
