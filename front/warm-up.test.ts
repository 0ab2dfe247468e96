import { createServer, type RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { listen } from './ask.fixture';
import { warmUp } from './warm-up';

let answer: RequestListener;
const asked: string[] = [];
const server = createServer((req, res) => {
  asked.push(`${req.headers.host}${req.url}`);
  answer(req, res);
});
let origin = '';
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  origin = `http://127.0.0.1:${await listen(server)}`;
});
afterEach(() => asked.splice(0));
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

it('has a page made and a call answered, at the address that the site is known by', async () => {
  let answered = 0;
  answer = (_req, res) => res.end('x', () => (answered += 1));
  await warmUp(origin);
  const { host } = new URL(env().SITE_URL);
  expect([asked.toSorted(), answered]).toEqual([[`${host}/api/init`, `${host}/ara`], 2]);
});

it('stops nobody where they cannot be made', async () => {
  answer = (_req, res) => res.destroy();
  await warmUp(origin);
  expect(asked.length).toBeGreaterThan(0);
});
