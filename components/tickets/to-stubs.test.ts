import { describe, expect, it } from 'vitest';
import { toStubs } from './to-stubs';

const run = (from: number, to: number, sponsor: string | null = 'Nartane') => ({
  from,
  to,
  source: 'deposit',
  sponsor,
});

describe('the hand of stubs', () => {
  it('shows the first ticket of every run before a second one of any', () => {
    const stubs = toStubs([run(40, 90), run(3, 3, null), run(12, 13)], 'Hediye');
    expect(stubs.map(({ number }) => number)).toEqual([3, 12, 13, 40, 41]);
    expect(stubs[0]).toEqual({ number: 3, source: 'Hediye' });
  });

  it('is never more than five and never a ticket that is not there', () => {
    expect(toStubs([run(1, 2)], '').map(({ number }) => number)).toEqual([1, 2]);
    expect(
      toStubs(
        Array.from({ length: 20 }, (_, at) => run(at * 10, at * 10 + 4)),
        '',
      ),
    ).toHaveLength(5);
    expect(toStubs([], '')).toEqual([]);
  });
});
