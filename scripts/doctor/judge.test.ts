import { expect, it } from 'vitest';
import { judgeNode } from './check-node';
import { judgeRoom } from './check-room';
import { clockFinding } from './clock-finding';
import { ok, toReport, warning, wrong } from './finding';

it.each([
  ['20.9.0', 'warning'],
  ['20.19.0', 'ok'],
  ['22.1.0', 'ok'],
  ['24.0.0', 'ok'],
])('Node %s is %s', (version, level) => {
  expect(judgeNode(version).level).toBe(level);
});

it.each([
  [100, 'wrong'],
  [1_500, 'warning'],
  [50_000, 'ok'],
])('%i free megabytes are %s', (free, level) => {
  expect(judgeRoom(free).level).toBe(level);
});

it.each([
  [900, 'ok'],
  [-7_000, 'warning'],
  [90_000, 'wrong'],
])('a database whose clock is %i ms ahead is %s', (ms, level) => {
  expect(clockFinding(1_000_000 + ms, 1_000_000).level).toBe(level);
});

it('the report has a line for each finding and says in the last how many are not well', () => {
  expect(toReport([ok('A.'), warning('B.'), wrong('C.')])).toBe(
    'ok       A.\nwarning  B.\nwrong    C.\n\n1 wrong, 1 to be looked at, 1 well.',
  );
  expect(toReport([ok('A.')])).toBe('ok       A.\n\nAll is well.');
});
