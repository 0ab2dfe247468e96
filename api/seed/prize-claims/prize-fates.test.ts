import { expect, test } from 'vitest';
import { prizeFates, toTimed } from './prize-fates';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 24, 22);

test.each([2, 32, 90, 2000])(
  'every way of a prize won %i hours ago goes forward, and none into the future',
  (hours) => {
    const at = new Date(now - hours * hour);
    for (const steps of Object.values(prizeFates)) {
      const times = [at, ...toTimed(steps, at, now).map(({ createdAt }) => createdAt)].map((time) =>
        time.getTime(),
      );
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
      expect(times.every((ms) => ms < now)).toBe(true);
    }
  },
);

test('steps keep their hours where the result is old enough for them', () => {
  const at = new Date(now - 200 * hour);
  const hours = toTimed(prizeFates.disputed, at, now).map(
    ({ createdAt }) => (now - createdAt.getTime()) / hour,
  );
  expect(hours).toEqual([180, 170, 80, 20]);
});
