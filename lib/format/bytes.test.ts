import { expect, it } from 'vitest';
import { formatBytes } from './bytes';

it.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 KB'],
  [655_360, '640 KB'],
  [13_002_342, '12.4 MB'],
  [5 * 1024 ** 4, '5 TB'],
])('%i bytes are said as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
