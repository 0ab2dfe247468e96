import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduleAnswerSchema } from '@/contract/schedule';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { importing } from '../../../testing/import.fixture';

const hour = 3_600_000;

let api: TestApp;
let shows: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  shows = importing(api, 'schedule');
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();
const list = async () => scheduleAnswerSchema.parse(await (await api.call('GET', '/schedule')).json()).data;
const show = (slug: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ slug, title: 'Işıklı gece', kind: 'hunt', starts_at: inHours(1), ends_at: inHours(3) },
  ...changes,
});

test('a file of shows is only compared unless it is to be written; then the programme has them, and the same file changes nothing', async () => {
  const [start, end] = [inHours(1), inHours(3)];
  const csv = `slug;title;kind;starts_at;ends_at;note\nav-gecesi;İlk av gecesi;hunt;${start};${end};Tahminler açık\nsohbet;Sohbet;talk;${end};${inHours(4)};\n`;
  expect(await shows.run(csv, { apply: false })).toMatchObject({ added: ['av-gecesi', 'sohbet'] });
  expect(await list()).toEqual([]);
  expect(await shows.run(csv)).toMatchObject({ problems: [], isWritten: true });
  expect(await list()).toMatchObject([
    { title: 'İlk av gecesi', kind: 'hunt', note: 'Tahminler açık', starts_at: start, is_cancelled: false },
    { title: 'Sohbet', note: '' },
  ]);
  expect(await shows.run(csv)).toMatchObject({ same: 2, added: [], changed: [] });
});

test('a show that moves or is cancelled says when it changed, and keeps its id in the calendars', async () => {
  const [before] = await list();
  api.clock.advance(60_000);
  await shows.run([{ slug: 'av-gecesi', is_cancelled: true, ends_at: inHours(5) }]);
  const after = (await list()).find(({ id }) => id === before?.id);
  expect(after).toMatchObject({ title: 'İlk av gecesi', is_cancelled: true, ends_at: inHours(5) });
  expect(after?.updated_at).toBe(new Date(api.clock.now()).toISOString());
});

test.each<[string, () => Readonly<Record<string, unknown>>, string]>([
  ['no title', () => ({ title: '' }), 'title: must be given for a new one'],
  ['another kind', () => ({ kind: 'maç' }), 'kind: must be one of: hunt, buy, tournament, talk, special'],
  ['an end before its start', () => ({ ends_at: inHours(0.5) }), 'ends_at: must be later than starts_at'],
  [
    'an end that has passed',
    () => ({ starts_at: inHours(-3), ends_at: inHours(-2) }),
    'ends_at: must be ahead for what is announced',
  ],
])('a show is refused on its line with %s', async (_what, changes, problem) => {
  const before = await list();
  expect(await shows.problemsOf([show('iyi'), show('kotu', changes())])).toEqual([`3: ${problem}`]);
  expect(await list()).toEqual(before);
});

test('a show that has begun keeps its start, and one that is over everything but its texts', async () => {
  const row = show('surer');
  await shows.run([row]);
  api.clock.advance(2 * hour);
  expect(await shows.problemsOf([{ slug: 'surer', starts_at: inHours(0.5) }])).toEqual([
    '2: starts_at: cannot change any more: it has begun',
  ]);
  await shows.run([{ slug: 'surer', ends_at: inHours(2) }]);
  api.clock.advance(3 * hour);
  const past = { slug: 'surer', ends_at: inHours(2), is_cancelled: true };
  expect(await shows.problemsOf([past])).toEqual([
    '2: ends_at: cannot change any more: it is over',
    '2: is_cancelled: cannot change any more: it is over',
  ]);
  expect(await shows.run([{ slug: 'surer', title: 'Olan gece' }])).toMatchObject({ problems: [] });
});
