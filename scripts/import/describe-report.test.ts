import { expect, test } from 'vitest';
import { refuse, toProblem } from '@/api/services/import/problem';
import { describeReport } from './describe-report';

const none = { added: [], changed: [], same: 0, problems: [], isWritten: false };

test('a comparison shows each new row and each changed value, and how to write it', () => {
  const changes = [{ field: 'minDeposit', from: null, to: 10_000 }];
  expect(describeReport({ ...none, added: ['yeni'], changed: [{ slug: 'eski', changes }], same: 3 })).toBe(
    '+ yeni\n~ eski\n    minDeposit: null -> 10000\n\n1 new, 1 changed, 3 as they are. Nothing was written: run it again with --apply.',
  );
});

test('after writing it says so, and where there was no difference, that there is nothing to write', () => {
  expect(describeReport({ ...none, added: ['a'], isWritten: true })).toMatch(/Written; the pages follow/);
  expect(describeReport({ ...none, same: 2, isWritten: true })).toBe(
    '0 new, 0 changed, 2 as they are. There is nothing to write.',
  );
});

test('problems stand with their lines, long lists are cut and counted', () => {
  const problems = Array.from({ length: 300 }, (_, at) => toProblem(at + 2, refuse('name', 'required')));
  const lines = describeReport({
    ...none,
    problems: [toProblem(null, refuse(null, 'file_empty')), ...problems],
  }).split('\n');
  expect(lines.slice(0, 2)).toEqual(['the file is empty', 'line 2: name: must be given']);
  expect(lines.slice(-3)).toEqual(['… and 101 more lines', '', '301 problems: nothing was written.']);
});

test('a long value is cut', () => {
  const changes = [{ field: 'content', from: 'x'.repeat(500), to: '' }];
  const text = describeReport({ ...none, changed: [{ slug: 'a', changes }] });
  expect(text).toContain(`${'x'.repeat(59)}… -> ""`);
});
