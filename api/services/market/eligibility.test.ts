import { expect, test } from 'vitest';
import { type EligibilityInput, toEligibility } from './eligibility';

const now = Date.parse('2026-11-21T12:00:00Z');
const hour = 3_600_000;

const ready: EligibilityInput = {
  now,
  item: {
    price: 1000,
    perUserLimit: 2,
    cooldownH: 24,
    requirements: {
      phone: true,
      telegram: true,
      sponsor_linked: true,
      kick_follower: true,
      kick_subscriber: true,
      member_days: 7,
    },
  },
  balance: 1000,
  facts: {
    phoneState: 1,
    telegramVerifiedAt: new Date(now),
    createdAt: new Date(now - 7 * 24 * hour),
    hasSponsor: true,
    isKickFollower: true,
    isKickSubscriber: true,
  },
  orders: 1,
  orderedAt: now - 24 * hour,
};

const unmet = (facts: EligibilityInput) =>
  toEligibility(facts).checks.flatMap(({ check, is_met, ready_at }) => (is_met ? [] : [[check, ready_at]]));

test('who meets everything to the hour has a list without a gap', () => {
  expect(unmet(ready)).toEqual([]);
  expect(toEligibility(ready)).toMatchObject({ balance: 1000, missing: 0, used: 1 });
});

test('each gap is told by itself, with the time from which it is none', () => {
  const facts = {
    ...ready,
    facts: {
      phoneState: 0,
      telegramVerifiedAt: null,
      createdAt: new Date(now - 6 * 24 * hour),
      hasSponsor: false,
      isKickFollower: false,
      isKickSubscriber: false,
    },
    balance: 400,
    orders: 2,
    orderedAt: now - 23 * hour,
  };
  expect(unmet(facts)).toEqual([
    ['phone', null],
    ['telegram', null],
    ['sponsor_linked', null],
    ['kick_follower', null],
    ['kick_subscriber', null],
    ['member_days', '2026-11-22T12:00:00.000Z'],
    ['per_user_limit', null],
    ['cooldown', '2026-11-21T13:00:00.000Z'],
    ['balance', null],
  ]);
  expect(toEligibility(facts).missing).toBe(600);
});

test('an item that asks for nothing has the balance alone', () => {
  const item = { price: 5, perUserLimit: null, cooldownH: null, requirements: {} };
  expect(toEligibility({ ...ready, item }).checks.map(({ check }) => check)).toEqual(['balance']);
});
