import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { registration } from '@/api/testing/accounts.fixture';
import { setupToken } from '@/api/testing/app.fixture';
import { setupSteps } from '@/lib/format/setup-steps';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
});
afterAll(() => upstream.close());

/** The answer to somebody whose form is older than what is stored. */
const staleSchema = z.object({
  detail: z.object({ present: z.object({ version: z.string(), values: z.record(z.string(), z.unknown()) }) }),
});
const values = {
  coin: { coin: 'Akçe' },
  brand: { site_name: 'Örnek Kanal' },
  colours: { gold: '#ffd36a' },
} as const;

it('who sets the site up is in, and saves each of the steps at once', async () => {
  const browser = new TestBrowser();
  const body = { ...registration('kurucu'), token: setupToken, coin: 'Altın' };
  const made = await browser.visit(callMethods('setup').POST, 'POST', { body });
  expect([made.status, await made.json()]).toEqual([200, { status: true, logged_in: true }]);

  const { PATCH: save } = callMethods('deskSettingGroup');
  for (const group of setupSteps.filter((step) => step !== 'areas' && step !== 'done')) {
    const send = (version: string) =>
      browser.visit(save, 'PATCH', {
        params: { group },
        body: { version, values: values[group] },
        headers: { 'idempotency-key': randomUUID() },
      });
    const stale = staleSchema.parse(await (await send('other')).json());
    expect((await send(stale.detail.present.version)).ok, group).toBe(true);
    if (group === 'coin') expect(stale.detail.present.values.coin).toBe('Altın');
  }
  const main = await (await upstream.api.call('GET', '/main')).json();
  expect(main.data.configuration.coin).toBe('Akçe');
});
