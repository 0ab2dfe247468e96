import { expect, test } from 'vitest';
import { quietEnd } from './quiet-end';

/** A moment of a day in Istanbul. */
const at = (time: string, day = '2026-11-23') => Date.parse(`${day}T${time}:00+03:00`);
const night = { from: '23:30', to: '09:00' };

test('quiet hours go past midnight and end to the minute, in Istanbul', () => {
  expect(quietEnd(at('23:29'), night)).toBeNull();
  expect(quietEnd(at('23:30'), night)).toBe(at('09:00', '2026-11-24'));
  expect(quietEnd(at('02:00'), night)).toBe(at('09:00'));
  expect(quietEnd(at('08:59') + 59_999, night)).toBe(at('09:00'));
  expect(quietEnd(at('09:00'), night)).toBeNull();
});

test('they may lie within a day, and without two different ends there are none', () => {
  expect(quietEnd(at('13:00'), { from: '12:00', to: '14:00' })).toBe(at('14:00'));
  expect(quietEnd(at('11:59'), { from: '12:00', to: '14:00' })).toBeNull();
  for (const none of [{}, { from: '12:00' }, { to: '12:00' }, { from: '12:00', to: '12:00' }])
    expect(quietEnd(at('12:00'), none)).toBeNull();
});
