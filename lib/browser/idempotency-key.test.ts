import { expect, test } from 'vitest';
import { createKeyKeeper } from './idempotency-key';

test('a repeated body keeps its key, a changed one and the next one after success get another', () => {
  const keys = createKeyKeeper();
  const first = keys.keyFor({ amount: 5 });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor({ amount: 5 })).toBe(first);
  const changed = keys.keyFor({ amount: 6 });
  expect(changed).not.toBe(first);
  keys.forget();
  expect(keys.keyFor({ amount: 6 })).not.toBe(changed);
});
