import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { coverSizes, sharePicture } from './cover';

it('names files that exist for each of our covers', () => {
  const names = readdirSync('public/covers').filter((name) => /(?<!-640)\.webp$/.test(name));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const src = `/covers/${name}`;
    const files = [
      sharePicture(src),
      ...(coverSizes(src) ?? '').split(', ').map((part) => part.split(' ')[0]),
    ];
    expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  }
});

it('leaves the picture of an operator as it is', () => {
  const src = 'https://cdn.example/haber.png';
  expect(coverSizes(src)).toBeUndefined();
  expect(sharePicture(src)).toBe(src);
});
