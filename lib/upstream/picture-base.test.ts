import { expect, it } from 'vitest';
import { createPictureBase, toPictureBase } from './picture-base';

it('is the base that /main names, else the one of /init, else the site itself', () => {
  const [main, init] = ['https://main.example/', 'https://init.example/b/'];
  expect(toPictureBase({ cdn_url: main }, init)).toBe('https://main.example');
  expect(toPictureBase({ cdn_url: 'javascript:x' }, init)).toBe('https://init.example/b');
  expect(toPictureBase({}, 'nonsense')).toBe('');
});

it('is asked for once a second however many want it, and stays as it was while nobody says', async () => {
  let [clock, asked] = [0, 0];
  let answer: () => Promise<string> = async () => 'https://bir.example';
  const base = createPictureBase(
    () => {
      asked += 1;
      return answer();
    },
    () => clock,
  );
  expect(await Promise.all([base(), base(), base()])).toEqual(Array(3).fill('https://bir.example'));
  clock = 999;
  await base();
  expect(asked).toBe(1);
  clock = 1_000;
  answer = () => Promise.reject(new Error('down'));
  expect(await base()).toBe('https://bir.example');
  clock = 2_000;
  answer = async () => 'https://iki.example';
  expect(await base()).toBe('https://iki.example');
  expect(asked).toBe(3);
});
