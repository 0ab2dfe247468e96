import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VipWire } from '@/contract/vip';
import { toClub } from './to-club';

const nothing = { member_days: 0, links: 0, checkins: 0, contributions: 0, guesses: 0 };
const tier = (level: number, criteria: Partial<typeof nothing>, more = {}) => ({
  slug: `t${level}`,
  name: `Seviye ${level}`,
  level,
  criteria: { ...nothing, ...criteria },
  perks: [],
  ...more,
});
const term = { since: '2026-01-01T00:00:00Z', valid_until: '2026-04-01T00:00:00Z' };
const held = (slug: string, state: 'active' | 'expiring' = 'active') => ({ tier: slug, state, ...term });
const wire = (more: Partial<VipWire>): VipWire => ({
  tiers: [tier(1, { guesses: 2 }), tier(2, { guesses: 4, links: 2 }), tier(3, { guesses: 8 })],
  progress: nothing,
  reached: null,
  membership: null,
  application: null,
  can_apply: false,
  ...more,
});

describe('the goal of a member', () => {
  it('is the tier above the one that is held, with what is missing for it apart from what is not', () => {
    const { goal } = toClub(wire({ membership: held('t1'), progress: { ...nothing, guesses: 4, links: 1 } }));
    expect(goal).toMatchObject({
      kind: 'reach',
      tier: { slug: 't2' },
      missing: [{ name: 'links', have: 1, need: 2 }],
      met: [{ name: 'guesses', have: 4, need: 4 }],
    });
  });

  it('names no condition of the tier that is held while it stands, even where it is not met today', () => {
    const { goal, tiers } = toClub(wire({ membership: held('t3') }));
    expect([goal, tiers.map(({ standing }) => standing)]).toEqual([null, ['passed', 'passed', 'held']]);
  });

  it('is to keep the tier that is about to end, until its conditions are met again', () => {
    const membership = held('t2', 'expiring');
    expect(toClub(wire({ membership })).goal).toMatchObject({ kind: 'keep', tier: { slug: 't2' } });
    const progress = { ...nothing, guesses: 4, links: 2 };
    expect(toClub(wire({ membership, progress })).goal).toMatchObject({
      kind: 'reach',
      tier: { slug: 't3' },
    });
  });

  it('is the tier that can be applied for, with nothing missing', () => {
    const progress = { ...nothing, guesses: 4, links: 2 };
    const { goal, tiers } = toClub(wire({ reached: 't2', progress }));
    expect([goal?.tier.slug, goal?.missing]).toEqual(['t2', []]);
    expect(tiers.map(({ standing }) => standing)).toEqual(['reached', 'reached', 'ahead']);
  });
});

describe('the path of the tiers', () => {
  it('is gone up to where the member stands, and no further, whatever the tiers and the member', () => {
    const n = fc.nat(9);
    const counts = fc.record({ member_days: n, links: n, checkins: n, contributions: n, guesses: n });
    const all = fc.array(counts, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(all, counts, fc.nat(12), (criteria, progress, at) => {
        const tiers = criteria.map((each, place) => tier(place + 1, each));
        const membership = at === 0 || at > tiers.length ? null : held(`t${at}`);
        const ways = toClub(wire({ tiers, progress, membership })).tiers.map(({ way }) => way);
        expect(ways.every((way) => way >= 0 && way <= 1)).toBe(true);
        expect(ways).toEqual(ways.toSorted((one, other) => other - one));
        expect(ways.filter((way) => way > 0 && way < 1).length).toBeLessThan(2);
      }),
    );
  });

  it('has the colours of the data, and of the places where the data has none that is a colour', () => {
    const tones = ['#123456', undefined, 'url(https://x.example)', null].map((tone, at) =>
      tier(at + 1, {}, { tone }),
    );
    expect(toClub(wire({ tiers: tones })).tiers.map(({ tone }) => tone)).toEqual([
      '#123456',
      '#b7c0cc',
      '#e0b04a',
      '#8fd6ea',
    ]);
  });
});
