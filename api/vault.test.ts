import { expect, test } from 'vitest';
import { createVault } from './vault';

const vault = createVault('a-secret-of-at-least-32-characters');

test('what is sealed opens again, and looks different each time', () => {
  const [first, second] = [vault.seal('ABC-İ-123', 'item:1'), vault.seal('ABC-İ-123', 'item:1')];
  expect(first).not.toBe(second);
  expect([vault.open(first, 'item:1'), vault.open(second, 'item:1')]).toEqual(['ABC-İ-123', 'ABC-İ-123']);
  expect(first).not.toContain('ABC');
});

test.each([
  ['for another thing', (sealed: string) => [sealed, 'item:2']],
  ['changed by a bit', (sealed: string) => [flipped(sealed), 'item:1']],
  ['cut short', (sealed: string) => [sealed.slice(0, 24), 'item:1']],
])('a seal does not open %s', (_, disguise) => {
  const [sealed = '', about = ''] = disguise(vault.seal('ABC', 'item:1'));
  expect(() => vault.open(sealed, about)).toThrow();
});

test('a new key seals, and the old one still opens and still names', () => {
  const rotated = createVault('another-secret-of-32-characters-ok,a-secret-of-at-least-32-characters');
  expect(rotated.open(vault.seal('ABC', 'x'), 'x')).toBe('ABC');
  expect(() => vault.open(rotated.seal('ABC', 'x'), 'x')).toThrow();
  expect(rotated.fingerprint('ABC')).toBe(vault.fingerprint('ABC'));
});

function flipped(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const last = bytes.length - 1;
  bytes[last] = (bytes[last] ?? 0) ^ 1;
  return bytes.toString('base64');
}
