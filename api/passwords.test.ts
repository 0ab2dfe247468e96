import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { measureProcessorMs } from '@/scripts/test/processor-ms.fixture';
import { createPasswords } from './passwords';

const passwords = createPasswords();

describe('passwords', () => {
  test('are argon2id with a salt of their own, every character counts, and both spellings of an accent fit', async () => {
    const long = `Şifreli-${'x'.repeat(119)}1`;
    const [first, second] = [await passwords.hash(long), await passwords.hash(long)];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(await passwords.verify(first, long.normalize('NFD'))).toBe(true);
    expect(await passwords.verify(first, `${long.slice(0, -1)}2`)).toBe(false);
  });

  test('without a usable hash nothing fits', async () => {
    for (const unusable of [null, '', 'none', '!']) expect(await passwords.verify(unusable, 'x')).toBe(false);
  });

  test('weaker parameters are seen, today’s are not weak', async () => {
    expect(passwords.isWeak(await hash('x', { memoryCost: 8192, timeCost: 2, parallelism: 1 }))).toBe(true);
    expect(passwords.isWeak(await hash('x', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }))).toBe(true);
    expect(passwords.isWeak(await passwords.hash('x'))).toBe(false);
  });

  test('an unknown account costs the same work as a known one (medians of 9 interleaved samples)', async () => {
    const known = await passwords.hash('dogru');
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let sample = 0; sample < 9; sample += 1) {
      times.known.push(await measureProcessorMs(() => passwords.verify(known, 'yanlis')));
      times.unknown.push(await measureProcessorMs(() => passwords.verify(null, 'yanlis')));
    }
    const ratio = median(times.unknown) / median(times.known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
