import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHub, type Followed, type Hub, mostShown } from './hub';
import type { Reader } from './reader';

let hub: Hub;
let reads: string[];
const quiet: Reader = { send: () => undefined, beat: () => undefined, end: () => undefined };
const hunt = (at: number): Followed => ({
  key: `hunt:a${at}`,
  name: `hunt:a${at}`,
  tags: ['bonus-hunts'],
  read: async () => {
    reads.push(`a${at}`);
    return { data: {} };
  },
});
const own = (member: string): Followed => ({
  key: `me:${member}`,
  name: 'me',
  tags: [],
  member,
  read: async () => {
    reads.push(member);
    return { data: {} };
  },
});
beforeEach(() => {
  vi.useFakeTimers();
  reads = [];
  hub = createHub('run', () => undefined);
});
afterEach(() => {
  hub.close();
  vi.useRealTimers();
});

test('two hundred public things are followed at most, and any number of members follow their own', () => {
  const all = Array.from({ length: mostShown }, (_, at) => hunt(at));
  expect([hub.hasRoomFor(all), hub.hasRoomFor([...all, hunt(mostShown)])]).toEqual([true, false]);
  hub.follow(quiet, all, null);
  expect([hub.hasRoomFor([hunt(mostShown)]), hub.hasRoomFor([hunt(0), own('biri')])]).toEqual([false, true]);
});

test('what nobody follows any more is kept for half a minute and then forgotten', async () => {
  hub.follow(quiet, [hunt(1)], null)();
  await vi.advanceTimersByTimeAsync(29_000);
  expect([...hub.tags()]).toEqual(['bonus-hunts']);
  hub.follow(quiet, [hunt(1)], null)();
  await vi.advanceTimersByTimeAsync(29_000);
  expect([...hub.tags()]).toEqual(['bonus-hunts']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([...hub.tags()]).toEqual([]);
});

test('a change has read anew what it is about and nothing else, and once more however often it is told meanwhile', async () => {
  hub.follow(quiet, [hunt(1), own('biri'), own('oteki')], null);
  await vi.advanceTimersByTimeAsync(1_000);
  reads = [];
  hub.renew({ member: 'biri' });
  for (let time = 0; time < 9; time += 1) hub.renew({ tags: new Set(['bonus-hunts']) });
  hub.renew({ tags: new Set(['news']) });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads.sort()).toEqual(['a1', 'a1', 'biri']);
  hub.renew();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads).toHaveLength(6);
});
