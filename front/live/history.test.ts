import { expect, test } from 'vitest';
import { createHistory } from './history';

const texts = (events: readonly Buffer[] | null) => events?.map(String) ?? null;

test('who heard up to a number hears what came after it, and who missed what is forgotten is told so', () => {
  const history = createHistory();
  for (let number = 1; number <= 70; number += 1) history.add(number, Buffer.from(`${number}`));
  expect(texts(history.since(68))).toEqual(['69', '70']);
  expect([texts(history.since(6))?.length, history.since(5)]).toEqual([64, null]);
});

test('64 KB are kept at most, and one event that is larger not at all', () => {
  const history = createHistory();
  for (let number = 1; number <= 4; number += 1) history.add(number, Buffer.alloc(30_000));
  expect([history.since(2)?.length, history.since(1)]).toEqual([2, null]);
  history.add(5, Buffer.alloc(70_000));
  expect([history.since(5), history.since(4)]).toEqual([[], null]);
});
