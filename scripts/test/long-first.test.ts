import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { putLongFirst } from './long-first';

it('puts the tests that take long first within their project, and leaves every other order as it was', () => {
  const [api, unit] = ['api', 'unit'] as const;
  const sorted = [
    [api, 'api/orders.integ.test.ts'],
    [api, 'api/seed/any-day.integ.test.ts'],
    [api, 'api/lists-at-scale.integ.test.ts'],
    [unit, 'lib/routes.test.ts'],
    [unit, 'scripts/start.test.ts'],
    [unit, 'contract/draw/fairness.test.ts'],
  ] as const;
  const files = sorted.map(([name, file]) => ({ project: name, moduleId: resolve(file) }));
  const order = putLongFirst(files).map((file) => files.indexOf(file));
  expect(order).toEqual([1, 2, 0, 5, 3, 4]);
});
