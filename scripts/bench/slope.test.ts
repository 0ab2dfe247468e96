import { expect, it } from 'vitest';
import { slopeAnHour } from './slope';

const minute = 60_000;
const points = (values: readonly number[]) => values.map((value, at) => ({ at: at * minute, value }));

it('a figure that grows by one a minute grows by 60 an hour, one that stands by none', () => {
  expect(slopeAnHour(points([400, 401, 402, 403]))).toBeCloseTo(60);
  expect(slopeAnHour(points([400, 400, 400]))).toBe(0);
});

it('what goes up and down around a level is nearly flat, one peak is no growth', () => {
  expect(Math.abs(slopeAnHour(points([400, 410, 400, 410, 400])))).toBeLessThan(0.001);
  expect(slopeAnHour(points([400, 400, 430, 400, 400]))).toBeCloseTo(0);
});

it('one moment has no slope', () => {
  expect(slopeAnHour(points([400]))).toBeNaN();
});
