import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPatiently } from './read-patiently';

const page = 'http://localhost/bonus-hunts/av?_rsc=1';
const reading = { headers: { rsc: '1' } };
let answers: (number | 'away')[];
let asked: number;
let path: string;
const usual: typeof fetch = async () => {
  asked += 1;
  const answer = answers.shift() ?? 200;
  if (answer === 'away') throw new TypeError('Failed to fetch');
  return new Response(null, { status: answer });
};
const patient = readPatiently(usual, () => path);
beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked, path] = [[], 0, '/bonus-hunts/av'];
});
afterEach(() => void vi.useRealTimers());

test('the open page waits for a site that is away or fails, and is then read', async () => {
  answers = ['away', 503, 'away'];
  const read = patient(page, reading);
  await vi.advanceTimersByTimeAsync(500 + 1_000 + 2_000);
  expect((await read).status).toBe(200);
  expect(asked).toBe(4);
});

test('what answers is handed on at once: a page that is gone, a refusal, a good one', async () => {
  for (const status of [200, 401, 404, 422]) {
    answers = [status];
    expect((await patient(page, reading)).status).toBe(status);
  }
  expect(asked).toBe(4);
});

test('another page, what is asked beforehand and every other call fail as they did', async () => {
  const others: Parameters<typeof fetch>[] = [
    ['http://localhost/market?_rsc=1', reading],
    [page, { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
    [page, { headers: { accept: 'application/json' } }],
    [page],
  ];
  for (const other of others) {
    answers = ['away'];
    await expect(patient(...other)).rejects.toThrow('Failed to fetch');
  }
  expect(asked).toBe(4);
});

test('who leaves the page, or gives up, is waited for no longer', async () => {
  answers = ['away', 'away'];
  const left = expect(patient(page, reading)).rejects.toThrow('Failed to fetch');
  path = '/market';
  await vi.advanceTimersByTimeAsync(500);
  await left;
  path = '/bonus-hunts/av';
  answers = [503];
  const given = new AbortController();
  given.abort();
  expect((await patient(page, { ...reading, signal: given.signal })).status).toBe(503);
});
