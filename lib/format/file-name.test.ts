import { expect, test } from 'vitest';
import { fileName } from './file-name';

test.each([
  ['Liman Kulübü', 'liman-kulubu-verilerim.json'],
  ['IŞIK’ın Çınarı', 'isik-in-cinari-verilerim.json'],
  ['A"; filename=x', 'a-filename-x-verilerim.json'],
  ['東京', 'verilerim.json'],
])('a file of %s is called %s', (site, name) => {
  expect(fileName(site, 'verilerim.json')).toBe(name);
});
