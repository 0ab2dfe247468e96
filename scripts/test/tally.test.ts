import { describe, expect, it } from 'vitest';
import { askedAgain, summary, tallyPlaywright, tallyVitest } from './tally';

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

  it('counts what failed beside others as it comes out alone, names it, and loses no failure that could not be asked again', () => {
    const first = { name: 'journeys', passed: 7, failed: 3, failures: ['FAILED a', 'FAILED b', 'FAILED c'] };
    const again = { name: 'journeys', passed: 1, failed: 1, failures: ['FAILED b'] };
    expect(askedAgain(first, again)).toMatchObject({
      passed: 8,
      failed: 2,
      failures: [
        '(beside others) FAILED a',
        '(beside others) FAILED b',
        '(beside others) FAILED c',
        'FAILED b',
      ],
    });
    expect(askedAgain(first, { name: 'journeys', passed: 0, failed: 0 }).failed).toBe(3);
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
    expect(text).not.toContain('FAILED walk.spec.ts: stands');
  });

  it('says how long each kind took, and the ten slowest tests of all', () => {
    const durations = Array.from({ length: 12 }, (_, at) => ({ name: `test ${at}`, ms: at * 1000 }));
    const journey = { title: 'walks', file: 'walk.spec.ts', ok: true };
    const results = [{ duration: 61_400, errors: [] }];
    const walked = { specs: [{ ...journey, tests: [{ results }] }] };
    const stats = { expected: 1, unexpected: 0, flaky: 0 };
    const text = summary([
      { name: 'checks', passed: 12, failed: 0, ms: 307_000, durations },
      tallyPlaywright({ errors: [], stats, suites: [{ suites: [walked] }] }),
    ]);
    const [title, ...slowest] = text.split('\n').slice(0, 11);
    expect(title).toBe('slowest:');
    expect(slowest.at(0)).toBe('  1:01 walk.spec.ts: walks');
    expect(slowest.at(1)).toBe('  0:11 test 11');
    expect(slowest.at(-1)).toBe('  0:03 test 3');
    expect(text).toContain('checks: 12 passed, 0 failed, 5:07\n');
  });

  it('says how long a test of a file ran, by its path in the project', () => {
    const assertionResults = [{ fullName: 'adds', status: 'passed', duration: 2_000 }];
    const testResults = [{ name: `${process.cwd()}/lib/a.test.ts`, status: 'passed', assertionResults }];
    const text = summary([tallyVitest({ numPassedTests: 1, numFailedTests: 0, testResults })]);
    expect(text).toContain('  0:02 lib/a.test.ts: adds\n');
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
