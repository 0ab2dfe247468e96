import { expect, it } from 'vitest';
import { usefulProcesses } from './useful-processes';

const gibibyte = 2 ** 30;

it('is half as many as cores, and two of the site where there are two cores', () => {
  const counts = [1, 2, 3, 4, 8, 64].map((cores) => usefulProcesses({ cores, memory: 256 * gibibyte }));
  expect(counts.map(({ site }) => site)).toEqual([1, 2, 2, 2, 4, 32]);
  expect(counts.map(({ api }) => api)).toEqual([1, 1, 1, 2, 4, 32]);
});

it('is no more than the memory has room for, and never none', () => {
  const counts = [0.5, 1, 1.9, 2, 4].map((size) => usefulProcesses({ cores: 8, memory: size * gibibyte }));
  expect(counts).toEqual([1, 1, 1, 2, 4].map((count) => ({ site: count, api: count })));
});

it('is at least one of each here', () => {
  const { site, api } = usefulProcesses();
  expect([site >= 1, api >= 1]).toEqual([true, true]);
});
