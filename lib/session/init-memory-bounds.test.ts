import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type FaultServer, startFaultServer } from '@/lib/upstream/fault-server.fixture';
import { initMemory } from './init-memory';

let upstream: FaultServer;
beforeAll(async () => {
  upstream = await startFaultServer();
});
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

it('takes a packed answer that grows without end for none: Telegram is asked for (T-BFF-6, R-UP-11)', async () => {
  const data = { setting: { login_telegram_required: false, css: 'a'.repeat(4_000_000) } };
  const packed = gzipSync(JSON.stringify({ status: true, data }));
  upstream.answerWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed),
  );
  expect(await initMemory.forMember(() => undefined)).toEqual({ telegramRequired: true, currentUrl: null });
  expect(upstream.seen).toEqual(['GET /init']);
});

it('reads an answer that is data alone, as the specification knows it', async () => {
  vi.resetModules();
  const { initMemory: fresh } = await import('./init-memory');
  const data = { current_url: 'https://yeni.example', setting: { login_telegram_required: false } };
  upstream.answerWith((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data })),
  );
  const settings = { telegramRequired: false, currentUrl: 'https://yeni.example' };
  expect(await fresh.forMember(() => undefined)).toEqual(settings);
});
