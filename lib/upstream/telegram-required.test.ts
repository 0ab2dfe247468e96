import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type FaultServer, forgetHealth, startFaultServer } from './fault-server.fixture';

let upstream: FaultServer;
beforeAll(async () => {
  upstream = await startFaultServer();
  vi.stubEnv('LOG_LEVEL', 'silent');
});
afterEach(() => forgetHealth());
afterAll(async () => {
  await upstream.close();
  vi.unstubAllEnvs();
});

/** What a process that has just started says. */
async function asked(): Promise<boolean> {
  vi.resetModules();
  const { isTelegramRequired } = await import('./telegram-required');
  return isTelegramRequired();
}

function says(status: number, body: unknown): void {
  upstream.answerWith((_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
}

it.each([
  ['1', true],
  [true, true],
  [false, false],
  [undefined, false],
])('is what /init says: %s', async (login_telegram_required, expected) => {
  says(200, { status: true, data: { setting: { login_telegram_required } } });
  expect(await asked()).toBe(expected);
  expect(upstream.seen.at(-1)).toBe('GET /init');
});

it('is off at an upstream without settings (D27)', async () => {
  says(404, { error: 'not_found' });
  expect(await asked()).toBe(false);
});

it('counts as on where it was never readable (R-UP-11)', async () => {
  says(500, {});
  expect(await asked()).toBe(true);
});
