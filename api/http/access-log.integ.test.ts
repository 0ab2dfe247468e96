import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../testing/app.fixture';

const lineSchema = z.looseObject({ level: z.number(), msg: z.string(), requestId: z.string().optional() });
const written: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void written.push(line) });
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ log });
});
afterAll(() => api.close());
beforeEach(() => void written.splice(0));

const lines = () => written.map((line) => lineSchema.parse(JSON.parse(line)));
const requests = () => lines().filter(({ msg }) => msg === 'request');

test('a request is one line: the site’s request id, method, path without its query, status and milliseconds', async () => {
  const headers = { 'X-Request-Id': 'istek-numarasi-1' };
  const answer = await api.call('GET', '/news/yok?ara=gizli', { headers });
  expect(answer.headers.get('x-request-id')).toBe('istek-numarasi-1');
  expect(requests()).toEqual([
    expect.objectContaining({
      ...{ level: 30, requestId: 'istek-numarasi-1', method: 'GET', path: '/news/yok', status: 404 },
      ms: expect.any(Number),
    }),
  ]);
  expect(written.join('')).not.toContain('gizli');
});

test('an id that is none is replaced by one of our own, and a probe is a line at debug alone', async () => {
  await api.call('GET', '/healthz', { headers: { 'X-Request-Id': 'a b {"level":60}' } });
  const [line] = requests();
  expect(line?.level).toBe(20);
  expect(line?.requestId).toMatch(/^[\da-f-]{36}$/);
});

test('what happens during a request bears its id', async () => {
  const body = { email: 'kimse@ornek.com', password: 'Gizli-Parola-1' };
  const answer = await api.call('POST', '/login', { body, headers: { 'X-Request-Id': 'giris-denemesi' } });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(lines().map(({ requestId }) => requestId)).toEqual(lines().map(() => 'giris-denemesi'));
  expect(lines().some((line) => line.event === 'login_failed')).toBe(true);
  for (const secret of Object.values(body)) expect(written.join('')).not.toContain(secret);
});
