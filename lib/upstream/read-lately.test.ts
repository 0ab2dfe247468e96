import { expect, it } from 'vitest';
import { readLately } from './read-lately';

it('is asked for once a second however many want it, and stays as it was while nobody says', async () => {
  let [clock, asked] = [0, 0];
  let answer: () => Promise<string> = async () => 'bir';
  const read = readLately(
    () => {
      asked += 1;
      return answer();
    },
    'unknown',
    () => clock,
  );
  expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill('bir'));
  clock = 999;
  await read();
  expect(asked).toBe(1);
  clock = 1_000;
  answer = () => Promise.reject(new Error('down'));
  expect(await read()).toBe('bir');
  clock = 2_000;
  answer = async () => 'iki';
  expect(await read()).toBe('iki');
  expect(asked).toBe(3);
});

it('is what stands for it where nobody ever said', async () => {
  expect(await readLately(() => Promise.reject(new Error('down')), true)()).toBe(true);
});
