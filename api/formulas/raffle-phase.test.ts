import { expect, test } from 'vitest';
import { rafflePhase } from './raffle-phase';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const open = { state: 'open' as const, startsAt: at(10), endsAt: at(20) };

test.each([
  [9, 'upcoming'],
  [10, 'open'],
  [19, 'open'],
  [20, 'closed'],
  [23, 'closed'],
] as const)('at %i h the clock alone makes an open draw %s', (hour, phase) => {
  expect(rafflePhase(open, at(hour).getTime())).toBe(phase);
});

test.each([
  ['closed', 'closed'],
  ['drawing', 'closed'],
  ['drawn', 'drawn'],
  ['paid', 'paid'],
  ['cancelled', 'cancelled'],
] as const)('a %s draw is %s whatever the clock says', (state, phase) => {
  for (const hour of [9, 15, 23]) expect(rafflePhase({ ...open, state }, at(hour).getTime())).toBe(phase);
});
