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
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
        { status: 'passed', assertionResults: [{}] },
      ],
    };
    expect(tallyVitest(report)).toMatchObject({ passed: 3, failed: 2 });
  });

  it('counts a flaky journey and an error outside any journey as failed', () => {
    const report = { errors: [{}], stats: { expected: 4, unexpected: 1, flaky: 1 } };
    expect(tallyPlaywright(report)).toMatchObject({ passed: 4, failed: 3 });
  });
});
