import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourDefaults, colourNames, knownColours } from './colours';
import { contrastPairs, contrastRatio, findWeakPairs } from './contrast';

test('the ratio is the one of WCAG: 21 for black on white, 1 for a colour on itself, in either order', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#e6b54a', '#e6b54a')).toBe(1);
  expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#777777', '#ffffff')).toBe(contrastRatio('#ffffff', '#777777'));
});

test('the colours an operator starts from are the style sheet’s, and every pair of the design can be read in them', () => {
  const sheet = readFileSync('app/globals.css', 'utf8');
  for (const name of colourNames)
    expect(sheet).toContain(`--color-${name.replaceAll('_', '-')}: ${colourDefaults[name]};`);
  expect(findWeakPairs({})).toEqual([]);
  expect(new Set(contrastPairs.flatMap(({ front, ground }) => [front, ground]))).toEqual(
    new Set(colourNames.filter((name) => !name.startsWith('line'))),
  );
});

test('what cannot be read is named by its pair, with its ratio and what it lacks', () => {
  expect(findWeakPairs({ gold_ink: '#e6b54a' })).toContainEqual({
    ...{ front: 'gold_ink', ground: 'gold', least: 4.5, ratio: 1 },
  });
  const white = findWeakPairs({ bg: '#ffffff' });
  expect(white.every(({ ground }) => ground === 'bg')).toBe(true);
  expect(white.map(({ front }) => front)).toEqual(expect.arrayContaining(['text', 'gold', 'focus']));
});

test('a ratio just below the limit is refused and never shown as if it were enough', () => {
  const [weak] = findWeakPairs({ text_3: '#7f8491' });
  expect(weak).toMatchObject({ front: 'text_3', ground: 'surface_2' });
  expect(weak?.ratio).toBeLessThan(4.5);
});

test('of what is stored only colours that the theme knows are taken', () => {
  expect(knownColours({ gold: '#ffffff', bg: 'red', background: '#000000' })).toEqual({ gold: '#ffffff' });
  expect(knownColours(null)).toEqual({});
});
