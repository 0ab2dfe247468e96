import { describe, expect, it } from 'vitest';
import { summary, tallyPlaywright, tallyVitest } from './tally';

describe('the count of a test run', () => {
  it('ends with one line over everything', () => {
    const text = summary([
      { name: 'checks', passed: 6, failed: 0 },
      { name: 'journeys', passed: 10, failed: 2 },
    ]);
    expect(text.split('\n').at(-1)).toBe('16 passed, 2 failed');
  });

  it('counts a test file that could not be loaded as failed', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'b.test.ts', status: 'failed', assertionResults: [{}] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [{}] },
      ],
    };
    expect(tallyVitest(report)).toMatchObject({ passed: 3, failed: 2 });
  });

  it('counts a flaky journey and an error outside any journey as failed', () => {
    const report = { errors: [{}], stats: { expected: 4, unexpected: 1, flaky: 1 } };
    expect(tallyPlaywright(report)).toMatchObject({ passed: 4, failed: 3 });
  });

  it('says at its end what failed and how, even in a group of journeys', () => {
    const spec = (title: string, ok: boolean, message: string) => ({
      title,
      file: 'walk.spec.ts',
      ok,
      tests: [{ results: [{ errors: ok ? [] : [{ message }] }] }],
    });
    const report = {
      errors: [],
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      suites: [
        { specs: [spec('stands', true, '')], suites: [{ specs: [spec('falls', false, 'no button')] }] },
      ],
    };
    const text = summary([tallyPlaywright(report)]);
    expect(text).toMatch(/^FAILED walk\.spec\.ts: falls\n {2}no button\n/);
    expect(text).not.toContain('stands');
  });

  it('says which test of a file failed, and which file could not be loaded', () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [{ fullName: 'b adds', status: 'failed', failureMessages: ['2 is not 3'] }],
        },
      ],
    };
    const { failures } = tallyVitest(report);
    expect(failures).toEqual([
      'FAILED a.test.ts\n  no such module',
      'FAILED b.test.ts: b adds\n  2 is not 3',
    ]);
  });
});
