import { describe, expect, it } from 'vitest';
import { isTooDeep } from './json-depth';

describe('the depth of a JSON text', () => {
  it.each([
    ['20 lists', '['.repeat(20), false],
    ['21 lists', '['.repeat(21), true],
    ['21 objects', '{"a":'.repeat(21), true],
    ['lists beside each other', '[],'.repeat(1_000), false],
    ['brackets in a string', `"${'['.repeat(1_000)}"`, false],
    ['brackets after a quote that is none', `"\\"${'['.repeat(1_000)}"`, false],
    ['brackets after a backslash that is none', `"\\\\"${'['.repeat(21)}`, true],
    ['an open string', `"${'['.repeat(1_000)}`, false],
  ])('%s', (_name, text, expected) => {
    expect(isTooDeep(text)).toBe(expected);
  });

  it.each([
    ['quotes in an open string', '\\"'],
    ['quotes', '"'],
    ['backslashes', '\\'],
    ['strings', '"a"'],
    ['lists', '[]'],
  ])('64 KB of %s are read once, character by character', (_name, part) => {
    const text = part.repeat(65_536 / part.length);
    let steps = 0;
    const counted = {
      length: text.length,
      charCodeAt(at: number) {
        steps += 1;
        return text.charCodeAt(at);
      },
    };
    isTooDeep(counted);
    expect(steps).toBeLessThanOrEqual(text.length);
  });
});
