import { expect, test } from 'vitest';
import { parseQuestion } from './search-question';

test.each([
  [undefined, ''],
  ['', ''],
  ['  ejder \n\t çağı  ', 'ejder çağı'],
  [['ilk', 'ikinci'], 'ilk'],
  [[], ''],
])('the question of %j is %j', (q, question) => {
  expect(parseQuestion(q)).toBe(question);
});
