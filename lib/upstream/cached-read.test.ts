import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { statusSchema } from '@/contract/envelope';
import { cachedRead } from './cached-read';
import { countFallbacks } from './fallback-count';
import { type FaultServer, forgetHealth, startFaultServer } from './fault-server.fixture';

// Outside of Next there is no data cache: each read is the first one after a change.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

let upstream: FaultServer;
beforeAll(async () => {
  vi.stubEnv('LOG_LEVEL', 'silent');
  upstream = await startFaultServer();
});
beforeEach(forgetHealth);
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

const answerWith = (status: number) =>
  upstream.answerWith((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"status":true}'),
  );

it('answers what it knew while the upstream fails, and counts that; an answer of now is not counted', async () => {
  const read = cachedRead({ tag: 'market', answer: statusSchema, revalidateS: 60 });
  const before = countFallbacks();
  answerWith(200);
  expect([await read('/market'), countFallbacks() - before]).toEqual([{ status: true }, 0]);
  answerWith(500);
  expect([await read('/market'), countFallbacks() - before]).toEqual([{ status: true }, 1]);
  answerWith(200);
  expect([await read('/market'), countFallbacks() - before]).toEqual([{ status: true }, 1]);
});
