import { afterAll, beforeAll, expect, test } from 'vitest';
import { rafflesAnswerSchema } from '@/contract/raffles';
import { specialOddsAnswerSchema } from '@/contract/special-odds';
import { wagerEventsAnswerSchema } from '@/contract/wager-events';
import { unbalancedUsers } from '../services/ledger/verify-ledger';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { importContent } from './import-content';
import { seedDatabase } from './seed-database';

/** Two minutes before midnight in Istanbul, on a day most years do not have. */
const lateOnLeapDay = Date.parse('2028-02-29T20:58:00Z');

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  api.clock.advance(lateOnLeapDay - api.clock.now());
});
afterAll(() => api.close());

class TakenBack extends Error {}

test.each([
  ['a Monday', '2026-11-23T09:00:00Z'],
  ['a Sunday night', '2026-11-22T20:59:59Z'],
  ['the first minute of a month in Istanbul', '2026-11-30T21:00:00Z'],
  ['the end of a month', '2027-01-31T12:00:00Z'],
  ['the end of a year', '2026-12-31T20:59:00Z'],
  ['29 February', '2028-02-29T10:00:00Z'],
  ['a year after 29 February', '2029-02-28T21:30:00Z'],
  ['between the midnights of Istanbul and UTC', '2026-06-14T22:15:00Z'],
])('the import takes every file of the demo on %s', async (_, moment) => {
  const run = api.deps.db.transaction(async (tx) => {
    await importContent(tx, Date.parse(moment));
    throw new TakenBack();
  });
  await expect(run).rejects.toBeInstanceOf(TakenBack);
});

test('the whole demo stands two minutes before midnight on 29 February: balances add up, and something is in each phase', async () => {
  const { deps, clock } = api;
  await seedDatabase(deps.db, { clock, hashPassword: async () => '!', vault: deps.vault });
  expect(await unbalancedUsers(deps.db)).toEqual([]);
  const read = async (path: string) => (await api.call('GET', path)).json();
  const raffles = rafflesAnswerSchema.parse(await read('/raffles')).data.map(({ phase }) => phase);
  expect(raffles.sort()).toEqual(['closed', 'open', 'open', 'upcoming']);
  const races = wagerEventsAnswerSchema.parse(await read('/wager-events')).data.map(({ phase }) => phase);
  const phases = ['awaiting_data', 'dispute', 'live', 'live', 'live', 'provisional', 'scheduled'];
  expect(races.sort()).toEqual(phases);
  const awaiting = specialOddsAnswerSchema.parse(await read('/special-odds?view=awaiting')).data;
  expect(awaiting).toHaveLength(3);
});
