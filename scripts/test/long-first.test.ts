import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { putLongFirst } from './long-first';

it('puts the tests that take long first within their project, and leaves every other order as it was', () => {
  const [apart, together] = ['site-integration', 'integration'] as const;
  const sorted = [
    [together, 'api/orders.integ.test.ts'],
    [together, 'api/seed/any-day.integ.test.ts'],
    [together, 'api/lists-at-scale.integ.test.ts'],
    [apart, 'front/live/live.integ.test.ts'],
    [apart, 'scripts/start.test.ts'],
    [apart, 'lib/bff/many-at-scale.integ.test.ts'],
  ] as const;
  const files = sorted.map(([name, file]) => ({ project: name, moduleId: resolve(file) }));
  const order = putLongFirst(files).map((file) => files.indexOf(file));
  expect(order).toEqual([1, 2, 0, 5, 3, 4]);
});
