import { describe, expect, it } from 'vitest';
import { chanceOfAny } from './chance';

describe('the chance of a prize', () => {
  it('is the share of the tickets for one prize', () => {
    expect(chanceOfAny(3, 12, 1)).toBeCloseTo(0.25);
  });

  it('grows with the prizes, without putting a ticket back', () => {
    expect(chanceOfAny(1, 4, 2)).toBeCloseTo(0.5);
    expect(chanceOfAny(2, 4, 2)).toBeCloseTo(5 / 6);
    expect(chanceOfAny(3, 93, 15)).toBeGreaterThan(chanceOfAny(3, 93, 5));
  });

  it('is nothing without a ticket and certain where no pick can miss', () => {
    expect(chanceOfAny(0, 93, 15)).toBe(0);
    expect(chanceOfAny(2, 0, 15)).toBe(0);
    expect(chanceOfAny(10, 10, 1)).toBe(1);
    expect(chanceOfAny(1, 5, 9)).toBe(1);
  });
});
