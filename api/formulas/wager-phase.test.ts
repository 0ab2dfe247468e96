import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wagerPhases } from '@/contract/wager-events';
import { wagerPhase } from './wager-phase';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21) + hour * 3_600_000);
const event = { startsAt: at(10), endsAt: at(20), disputeFrom: at(30), disputeUntil: at(60) };

test.each([
  ['scheduled', 9, 'scheduled'],
  ['scheduled', 10, 'live'],
  ['live', 19, 'live'],
  ['live', 20, 'awaiting_data'],
  ['awaiting_data', 99, 'awaiting_data'],
  ['provisional', 29, 'provisional'],
  ['provisional', 30, 'dispute'],
  ['dispute', 59, 'dispute'],
  ['dispute', 60, 'final'],
  ['final', 99, 'final'],
  ['paid', 5, 'paid'],
  ['cancelled', 15, 'cancelled'],
] as const)('what is stored as %s stands at %i h as %s', (state, hour, phase) => {
  expect(wagerPhase({ ...event, state }, at(hour).getTime())).toBe(phase);
});

test('no event ever goes back to an earlier phase as time passes', () => {
  const states = fc.constantFrom(
    'scheduled',
    'live',
    'awaiting_data',
    'provisional',
    'dispute',
    'final',
    'paid',
  );
  fc.assert(
    fc.property(states, fc.nat(100), fc.nat(100), (state, hour, later) => {
      const before = wagerPhase({ ...event, state }, at(hour).getTime());
      const after = wagerPhase({ ...event, state }, at(hour + later).getTime());
      expect(wagerPhases.indexOf(after)).toBeGreaterThanOrEqual(wagerPhases.indexOf(before));
    }),
  );
});
