import { expect, test } from 'vitest';
import { toCurrentMark } from './current-mark';

test('a link is marked as the page, as the area of a page below it, or not at all; the home is nobody’s area', () => {
  expect(toCurrentMark('/market', '/market')).toBe('page');
  expect(toCurrentMark('/market', '/market/kulaklik')).toBe('true');
  expect(toCurrentMark('/market', '/marketler')).toBeUndefined();
  expect(toCurrentMark('/market', '/')).toBeUndefined();
  expect(toCurrentMark('/', '/market')).toBeUndefined();
});
