import { expect, it } from 'vitest';
import { usefulProcesses } from './useful-processes';

it('is one of each on two cores, and half as many as cores beyond', () => {
  expect([1, 2, 3, 4, 8, 64].map(usefulProcesses)).toEqual([1, 1, 1, 2, 4, 32]);
});
