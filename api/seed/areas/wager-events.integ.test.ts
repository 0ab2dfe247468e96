import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ownStandingAnswerSchema,
  pastWagerEventsAnswerSchema,
  wagerEventsAnswerSchema,
  wagerStandingsAnswerSchema,
} from '@/contract/wager-events';
import { logInAs, storedUser } from '../../testing/accounts.fixture';
import type { TestApp } from '../../testing/app.fixture';
import { createSeededApp } from '../../testing/seeded-app.fixture';
import { demoRacer } from '../demo-accounts';

let api: TestApp;
beforeAll(async () => {
  api = await createSeededApp();
});
afterAll(() => api.close());

test('the demo’s wager events fill a year, and one stands in each phase before the last', async () => {
  const { data } = wagerEventsAnswerSchema.parse(await (await api.call('GET', '/wager-events')).json());
  const phases = ['awaiting_data', 'dispute', 'live', 'live', 'live', 'provisional', 'scheduled'];
  expect(data.map(({ phase }) => phase).sort()).toEqual(phases);
  expect(new Set(data.map(({ mode }) => mode))).toEqual(new Set(['race', 'milestone', 'target']));
  const first = pastWagerEventsAnswerSchema.parse(await (await api.call('GET', '/wager-events/past')).json());
  expect(first.data.map(({ phase }) => phase)).toEqual(expect.arrayContaining(['final', 'paid']));
  expect(first.next_cursor).not.toBeNull();
});

test('the demo’s standings say where they come from and add up to the total that is shown', async () => {
  const { data } = wagerEventsAnswerSchema.parse(await (await api.call('GET', '/wager-events')).json());
  for (const { slug, phase, total_value, player_count } of data) {
    if (phase === 'scheduled') continue;
    let [sum, rows, query] = [0, 0, ''];
    do {
      const answer = await api.call('GET', `/wager-events/${slug}/standings${query}`);
      const page = wagerStandingsAnswerSchema.parse(await answer.json());
      expect(page.source?.no, slug).toBeGreaterThan(1);
      sum += page.data.reduce((total, { value }) => total + value, 0);
      rows += page.data.length;
      query = page.next_cursor ? `?cursor=${page.next_cursor}` : '';
    } while (query);
    expect([slug, sum, rows]).toEqual([slug, total_value, player_count]);
  }
});

test('the demo’s player stands in a race that is on, under the name that the sponsor’s data has', async () => {
  const user = await storedUser(api, demoRacer.username);
  const token = await logInAs(api, user?.email ?? '');
  const { data } = wagerEventsAnswerSchema.parse(await (await api.call('GET', '/wager-events')).json());
  const race = data.find(({ mode, phase }) => mode === 'race' && phase === 'live') ?? expect.fail('no race');
  const answer = await api.call('GET', `/wager-events/${race.slug}/mine`, { token });
  const { data: own } = ownStandingAnswerSchema.parse(await answer.json());
  expect(own?.rank).toBeGreaterThan(0);
  expect(own?.value).toBeGreaterThan(0);
});
