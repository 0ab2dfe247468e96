import { describe, expect, it } from 'vitest';
import { countedAt } from './counted-at';

describe('a number that counts to its new value', () => {
  it('begins at the old one and ends at the new one, exactly', () => {
    expect(countedAt(12_450, 12_500, 0)).toBe(12_450);
    expect(countedAt(12_450, 12_500, 1)).toBe(12_500);
    expect(countedAt(12_450, 12_500, 1.4)).toBe(12_500);
  });

  it('is whole on the way, never beyond its goal, and goes down as it goes up', () => {
    const shares = Array.from({ length: 21 }, (_, at) => at / 20);
    const up = shares.map((share) => countedAt(10, 1010, share));
    const down = shares.map((share) => countedAt(1010, 10, share));
    expect(up).toEqual([...up].sort((a, b) => a - b));
    expect(down).toEqual([...down].sort((a, b) => b - a));
    for (const value of [...up, ...down])
      expect(Number.isInteger(value) && value >= 10 && value <= 1010).toBe(true);
  });
});
