import { describe, expect, it, test } from 'vitest';
import type { Verdict } from '@/scripts/kill-nine/verdict';
import { readSoakArguments } from './arguments';
import { memoryGrowth, processThirds } from './growth';
import { hostileRequests } from './hostile-requests';
import { type Judged, wrongsOf } from './judge';
import { newPhases } from './phases';
import { calmTimes, type Read, secondsUntilRight } from './reads';
import type { Sample } from './samples';
import { planFaults } from './schedule';
import { steadyFigures } from './steady';
import type { Struck } from './strike';

describe('the arguments', () => {
  it('are an hour with faults where nothing is said', () => {
    expect(readSoakArguments([])).toEqual({ minutes: 60, hasFaults: true });
    expect(readSoakArguments(['--minutes', '8', '--no-faults'])).toEqual({ minutes: 8, hasFaults: false });
  });
  it.each([['--minutes', '0'], ['--minutes', 'x'], ['--minute', '9'], ['9']])('refuse %s %s', (...args) => {
    expect(() => readSoakArguments(args)).toThrow(/takes/);
  });
});

describe('faults', () => {
  it('are spread evenly between the warm-up and the end, each once in half an hour, and the first ones last in the next', () => {
    const plan = planFaults(['a', 'b', 'c'], 20);
    expect(plan.map(({ what, atS }) => [what, Math.round(atS)])).toEqual([
      ['a', 240],
      ['b', 540],
      ['c', 840],
    ]);
    expect(planFaults(['a', 'b'], 60).map(({ what }) => what)).toEqual(['a', 'b', 'b', 'a']);
  });
  it('are refused where there is no room for them, with what there would have to be', () => {
    expect(() => planFaults(Array.from({ length: 7 }), 6)).toThrow('--minutes 7');
    expect(planFaults(Array.from({ length: 7 }), 7)).toHaveLength(7);
    expect(planFaults([], 1)).toEqual([]);
  });
});

test('what began, ended or went on while a fault was there has met it', () => {
  const phases = newPhases();
  const before = phases.now();
  expect(phases.metSince(before)).toBeNull();
  phases.begin('a');
  const within = phases.now();
  expect(phases.metSince(before)).toBe('a');
  phases.end();
  expect([phases.metSince(before), phases.metSince(within)]).toEqual(['a', 'a']);
  expect(phases.metSince(phases.now())).toBeNull();
});

const read = (begun: number, more: Partial<Read> = {}): Read => ({
  ...{ path: '/', begun, ended: begun + 10, wrong: null, fault: null },
  ...more,
});
const reads = (count: number, from = 0) => Array.from({ length: count }, (_, at) => read(from + at * 100));

describe('a site is back', () => {
  it('after the last wrong read, once enough right ones have followed', () => {
    const wrong = read(1_990, { wrong: '503', fault: 'a' });
    expect(secondsUntilRight([wrong, ...reads(29, 2_100)], 1_000)).toBeNull();
    expect(secondsUntilRight([wrong, ...reads(30, 2_100)], 1_000)).toBe(1);
  });
  it('at once where no read was wrong, and what was right before does not count', () => {
    expect(secondsUntilRight(reads(60), 5_000)).toBeNull();
    expect(secondsUntilRight(reads(90), 5_000)).toBe(0);
  });
});

test('times are those of right reads that met no fault', () => {
  const all = [read(0), read(10, { fault: 'a' }), read(20, { wrong: '503' }), read(30, { ended: 70 })];
  expect(calmTimes(all)).toEqual([10, 40]);
  expect(calmTimes(all, 20)).toEqual([40]);
});

const minute = 60_000;
const sample = (at: number, pid: number, residentMiB: number, isCalm = true): Sample => ({
  ...{ at: at * minute, isCalm, api: [], connections: 9, p50: 1, p99: 2, load: 1 },
  site: [{ pid, residentMiB, descriptors: 40 }],
});

describe('growth', () => {
  it('is that of the longest life of a process, without its first fifth and without what a fault touched', () => {
    const early = [0, 1, 2].map((at) => sample(at, 1, 300 + at * 50));
    const warming = [sample(3, 2, 200), sample(4, 2, 300)];
    const steady = Array.from({ length: 9 }, (_, at) => sample(5 + at, 2, 350 + at, at !== 4));
    const torn = sample(14, 2, 900, false);
    const all = [...early, ...warming, ...steady, torn];
    expect(memoryGrowth(all, 'site')).toBeCloseTo(60);
    expect(processThirds(all, 'site', 'descriptors')).toEqual({ second: 40, last: 40 });
    expect(memoryGrowth(all, 'api')).toBeNaN();
  });
  it('is that of the one of several processes that lives longest', () => {
    const beside = { pid: 9, residentMiB: 100, descriptors: 7 };
    const two = Array.from({ length: 9 }, (_, at) => sample(at, at < 5 ? 1 : 2, 300 + at * 10)).map(
      (one) => ({
        ...one,
        site: [...one.site, beside],
      }),
    );
    expect(memoryGrowth(two, 'site')).toBeCloseTo(0);
    expect(processThirds(two, 'site', 'descriptors')).toEqual({ second: 7, last: 7 });
  });
});

test('open files, connections and waiting times may differ from one third to the next, and not grow', () => {
  const all = Array.from({ length: 60 }, (_, at) => sample(at, 1, 300));
  const slower = (at: number) => read(at * minute, { ended: at * minute + (at < 40 ? 10 : 500) });
  const figures = (of: readonly Sample[]) =>
    steadyFigures(
      of,
      all.map((_, at) => slower(at)),
    );
  expect(figures(all).map(({ name, second, last, most }) => [name, second, last, last > most])).toEqual([
    ['open files of the site', 40, 40, false],
    ['open files of the API', 0, 0, false],
    ['connections to PostgreSQL', 9, 9, false],
    ["guests' reads, p99, ms", 10, 500, true],
  ]);
  const leaking = all.map((one, at) => ({
    ...{ ...one, connections: at < 40 ? 9 : 20 },
    site: [{ pid: 1, residentMiB: 300, descriptors: at < 40 ? 40 : 65 }],
  }));
  expect(figures(leaking).filter(({ last, most }) => last > most)).toHaveLength(3);
});

describe('a soak', () => {
  const back: Struck = {
    ...{ name: 'kill', isOfSite: false, isOfDisk: false, readsAfterS: 0, writesAfterS: 1, failedReads: 0 },
    ...{ told: [], problem: null },
  };
  const stands: Verdict = {
    ...{ acknowledged: 9, acknowledgedOf: { order: 9, claim: 0 }, lost: 0, duplicated: 0, faults: [] },
  };
  const passed: Judged = {
    minutes: 60,
    verdict: stands,
    struck: [
      back,
      { ...back, name: 'site', isOfSite: true },
      { ...back, name: 'full', isOfDisk: true, told: ['api.log: no space left'] },
    ],
    reads: [read(0), read(1, { path: '/api/sponsors', wrong: '503', fault: 'kill' })],
    wrongAnswers: [],
    streams: { held: 200, wanted: 200 },
    growth: { 'The site': 20, 'The API': Number.NaN },
    steady: [{ name: 'files', second: 40, last: 41, most: 60 }],
  };
  it('is passed where all stands, and calls alone failed while what they ask was away', () => {
    expect(wrongsOf(passed)).toEqual([]);
    expect(wrongsOf({ ...passed, reads: [read(0, { wrong: 'reset', fault: 'site' })] })).toEqual([]);
  });
  it.each<[what: string, Partial<Judged>, RegExp]>([
    ['lost an order', { verdict: { ...stands, lost: 1 } }, /1 .*lost/],
    ['doubled one', { verdict: { ...stands, duplicated: 2 } }, /2 .*nobody/],
    ['has books that differ', { verdict: { ...stands, faults: ['x'] } }, /x/],
    ['could not be looked through', { verdict: null }, /could not be compared/],
    ['did not read again', { struck: [{ ...back, readsAfterS: null }] }, /kill: no right reads/],
    [
      'left a fault out',
      { struck: [{ ...back, problem: 'no rights' }] },
      /kill could not be done: no rights/,
    ],
    ['did not order again', { struck: [{ ...back, writesAfterS: null }] }, /kill: no orders/],
    ['failed without a fault', { reads: [read(0, { wrong: '500' })] }, /\/: 500, without a fault/],
    ['lost a page with the API', { reads: [read(0, { wrong: '503', fault: 'kill' })] }, /\/: 503, kill/],
    ['answered an attack with 500', { wrongAnswers: ['NUL: 500'] }, /NUL: 500/],
    ['lost a stream', { streams: { held: 199, wanted: 200 } }, /199 of 200/],
    ['said nothing of a full disk', { struck: [{ ...back, isOfDisk: true }] }, /kill: no log says so/],
    [
      'kept more and more open',
      { steady: [{ name: 'files', second: 40, last: 61, most: 60 }] },
      /files: 61 in the last third, 40/,
    ],
    ['grew', { growth: { 'The site': 61 } }, /The site grows by 61/],
  ])('that %s is not', (_what, change, sentence) => {
    expect(wrongsOf({ ...passed, ...change })).toEqual([expect.stringMatching(sentence)]);
  });
  it('that is short says nothing of growth, and one with many wrongs of a kind tells ten', () => {
    const steady = [{ name: 'files', second: 40, last: 600, most: 60 }];
    expect(wrongsOf({ ...passed, minutes: 19, growth: { 'The site': 600 }, steady })).toEqual([]);
    const wrongAnswers = Array.from({ length: 14 }, (_, at) => `${at}`);
    expect(wrongsOf({ ...passed, wrongAnswers })).toHaveLength(11);
  });
});

test('hostile requests have names of their own, and end their connection or hold it by what they are', () => {
  const all = hostileRequests('127.0.0.1:1', 7);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(50);
  expect(all.every(({ bytes }) => bytes.length > 0)).toBe(true);
});
