import { expect, it } from 'vitest';
import { signUpOpening } from './sign-up-opening';

const opensAt = '2026-03-01T17:00:00.000Z';
const opensMs = Date.parse(opensAt);
const announced = { state: 'registration', registrationOpensAt: opensAt };

it('says when sign-up opens up to that very moment, and nothing from it on', () => {
  expect(signUpOpening(announced, opensMs - 1)).toBe(opensAt);
  expect(signUpOpening(announced, opensMs)).toBeNull();
  expect(signUpOpening(announced, opensMs + 1)).toBeNull();
});

it.each(['check_in', 'live', 'completed', 'paid', 'cancelled'])(
  'says nothing of a tournament that is %s',
  (state) => {
    expect(signUpOpening({ ...announced, state }, opensMs - 1)).toBeNull();
  },
);

it('takes sign-up as open where the API names no opening', () => {
  expect(signUpOpening({ ...announced, registrationOpensAt: null }, opensMs)).toBeNull();
});
