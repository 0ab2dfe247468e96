import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/client';
import { createTestApp, type TestApp } from '../testing/app.fixture';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe('health', () => {
  test('a migrated database is ready, and probes need no client id', async () => {
    expect((await site.app.request('/healthz')).status).toBe(200);
    const ready = await site.app.request('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: true }]);
  });

  test('an unreachable database makes it alive but not ready: 503 with Retry-After and no exception text', async () => {
    const dead = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const other = await createTestApp({ db: dead.db });
    expect((await other.app.request('/healthz')).status).toBe(200);
    const ready = await other.app.request('/readyz');
    expect([ready.status, ready.headers.get('retry-after'), await ready.json()]).toEqual([
      503,
      '2',
      { error: 'unavailable' },
    ]);
    await Promise.all([other.close(), dead.close()]);
  });
});

describe('paths and methods', () => {
  test('a call without the client id is refused', async () => {
    const answer = await site.app.request('/init');
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'client_unknown' }]);
  });

  test('an unknown path is 404 and a wrong method 405 with Allow, both in the error body', async () => {
    const missing = await site.call('GET', '/nothing');
    expect([missing.status, await missing.json()]).toEqual([404, { error: 'not_found' }]);
    const wrong = await site.call('DELETE', '/healthz');
    expect([wrong.status, wrong.headers.get('allow'), await wrong.json()]).toEqual([
      405,
      'GET',
      { error: 'method_not_allowed' },
    ]);
  });
});
