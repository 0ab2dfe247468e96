import { expect, test } from 'vitest';
import { questionOf } from './search-question';

test.each([
  [undefined, ''],
  ['', ''],
  ['  ejder \n\t çağı  ', 'ejder çağı'],
  [['ilk', 'ikinci'], 'ilk'],
  [[], ''],
])('the question of %j is %j', (q, question) => {
  expect(questionOf(q)).toBe(question);
});
