import { describe, expect, test } from 'vitest';
import { movedReaction } from './moved-reaction';

const counts = { clap: 3, fire: 0, heart: 1, wow: 0 };

describe('a reaction that moves', () => {
  test.each([
    [null, 'fire', { ...counts, fire: 1 }],
    ['clap', 'heart', { ...counts, clap: 2, heart: 2 }],
    ['clap', null, { ...counts, clap: 2 }],
    ['clap', 'clap', counts],
    ['wow', null, counts],
  ] as const)('from %s to %s is counted once', (own, next, expected) => {
    expect(movedReaction({ own, counts }, next)).toEqual({ own: next, counts: expected });
  });
});
