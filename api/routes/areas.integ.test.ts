import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Area, areaRows, areas } from '@/contract/areas';
import { settings } from '../db/schema/settings';
import { logInAs } from '../testing/accounts.fixture';
import type { TestApp } from '../testing/app.fixture';
import { createSeededApp } from '../testing/seeded-app.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createSeededApp();
});
afterAll(() => api.close());

async function turnOff(...off: readonly Area[]): Promise<void> {
  const value = { areas_off: off };
  await api.deps.db
    .insert(settings)
    .values({ key: 'frame', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
const statusOf = async (path: string) => (await api.call('GET', path)).status;
const dataOf = async (path: string) => (await (await api.call('GET', path)).json()).data;

/** The first call of each area that answers everybody. */
const lists: Partial<Record<Area, string>> = {
  ...{
    news: '/news',
    specialOdds: '/special-odds?view=open',
    tickets: '/raffles',
    wagerEvents: '/wager-events',
  },
  ...{ events: '/events', tournaments: '/tournaments', points: '/points', market: '/market' },
  ...{ bonusBuy: '/bonus-buys', bonusHunts: '/bonus-hunts', wins: '/wins', leaders: '/leaders/coins/week' },
};

test('each area that is off has no call, no entry in the sitemap and no form, and the others have theirs', async () => {
  for (const area of areas) {
    await turnOff(area);
    for (const [other, path] of Object.entries(lists))
      expect([path, await statusOf(path)]).toEqual([path, other === area ? 404 : 200]);
    for (const form of areaRows[area].forms ?? [])
      expect([form, (await api.call('POST', form, { body: {} })).status]).toEqual([form, 404]);
    for (const kind of areaRows[area].kinds)
      expect([kind, await statusOf(`/entries/${kind}`)]).toEqual([kind, 404]);
    expect((await dataOf('/frame')).areas_off).toEqual([area]);
  }
  await turnOff();
});

test('neither the search nor a sponsor’s page nor what is played tells of an area that is off', async () => {
  const kindsOf = async (path: string) => (await dataOf(path)).map(({ kind }: { kind: string }) => kind);
  const [sponsor] = await dataOf('/sponsors');
  const pages = [
    '/search?q=sponsor',
    '/search?q=turnuva',
    '/search?q=bilet',
    `/sponsors/${sponsor.slug}/entries`,
  ];
  await turnOff(...areas);
  for (const page of pages)
    for (const kind of await kindsOf(page)) expect(['sponsors', 'games']).toContain(kind);
  expect(await dataOf('/now-playing')).toBeNull();
  await turnOff();
});

test('a list that is everybody’s is answered whatever token comes with it', async () => {
  for (const token of [await logInAs(api, 'oyuncu'), 'bozuk'])
    expect((await api.call('GET', '/market', { token })).status).toBe(200);
});

test('a write of an area that is off is not found, whoever sends it', async () => {
  const headers = { 'Idempotency-Key': 'alan-kapali' };
  const path = '/market/yok/orders';
  const statuses = async () => {
    const good = { token: await logInAs(api, 'oyuncu') };
    const all = [good, { token: 'bozuk' }, {}].map((given) =>
      api.call('POST', path, { body: {}, headers, ...given }),
    );
    return (await Promise.all(all)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([422, 401, 401]);
  await turnOff('market');
  expect(await statuses()).toEqual([404, 404, 404]);
  await turnOff();
});

test('what the team ends and what a member takes back stays, with the area off', async () => {
  await turnOff(...areas);
  const path = '/tournaments/ornek/cancellation';
  expect((await api.call('POST', path, { body: { reason: 'Deneme' } })).status).toBe(401);
  expect((await api.call('GET', '/claims/deposit/own')).status).toBe(401);
  await turnOff();
});
