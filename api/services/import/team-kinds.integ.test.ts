import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buySessionAnswerSchema } from '@/contract/bonus-buys';
import { popupsAnswerSchema } from '@/contract/site';
import { analysisChanges } from '../../db/schema/analysis-changes';
import { banners } from '../../db/schema/banners';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { libraryPictures } from '../../db/schema/library-pictures';
import { turnBoards } from '../../jobs/turn-boards';
import { makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { addBanner } from '../../testing/content.fixture';
import { importing } from '../../testing/import.fixture';
import { firstDay, toPeriod } from '../leaders/to-period';

const hour = 3_600_000;

let api: TestApp;
let userId: string;
beforeAll(async () => {
  api = await createTestApp();
  userId = await makeUser(api, 'Oneren42');
  await importing(api, 'games').run([{ slug: 'zeytin', name: 'Zeytin', provider_code: 'atolye' }]);
});
afterAll(() => api.close());

const at = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();

describe('a bonus-buy session', () => {
  const session = (slug: string, more: object = {}) => ({
    ...{ slug, title: 'Pazar alımı', started_at: at(-1), state: 'live' },
    ...more,
  });
  const bought = { game: 'zeytin', bet: 100, cost: 10_000, suggested_by: 'Oneren42' };

  test('goes from what is planned to what was won, with whom to thank, and a second time nothing changes', async () => {
    const buys = importing(api, 'bonus-buys');
    expect(await buys.run([session('alim', { entries: [bought] })])).toMatchObject({ added: ['alim'] });
    const played = { slug: 'alim', entries: [{ ...bought, win: 25_000 }] };
    await buys.run([played]);
    expect(await buys.run([played])).toMatchObject({ same: 1 });
    const answer = await (await api.call('GET', '/bonus-buys/alim')).json();
    expect(buySessionAnswerSchema.parse(answer).data).toMatchObject({
      state: 'live',
      figures: { done_count: 1, net: 15_000 },
      entries: [{ x_bet: 250, suggested_by: { name: expect.stringMatching(/^O/) } }],
    });
  });

  test('keeps currency, budget and start once a bonus is played, ends with nothing waiting, and is never a draft again', async () => {
    const buys = importing(api, 'bonus-buys');
    await buys.run([session('kalan', { entries: [{ ...bought, win: 1 }, bought] })]);
    const why = 'cannot change any more: figures of it stand already';
    expect(await buys.problemsOf([{ slug: 'kalan', currency: 'EUR', budget: 5 }])).toEqual([
      `2: currency: ${why}`,
      `2: budget: ${why}`,
    ]);
    expect(await buys.problemsOf([{ slug: 'kalan', state: 'finished' }])).toEqual([
      '2: entries: bonuses that are not opened yet: 1',
    ]);
    expect(await buys.problemsOf([{ slug: 'kalan', state: 'draft' }])).toEqual([
      '2: state: it is published already, and never a draft again',
    ]);
    await buys.run([{ slug: 'kalan', state: 'finished', entries: [{ ...bought, win: 1 }] }]);
    const wrong = { slug: 'kalan', entries: [{ ...bought, win: 2 }] };
    expect(await buys.problemsOf([wrong])).toEqual([
      '2: corrections: members rely on what changes; say here what was put right',
    ]);
    const corrections = [{ text: 'Kazanç 0,02 ₺ idi.', corrected_at: at(0) }];
    expect(await buys.run([{ ...wrong, corrections }])).toMatchObject({ isWritten: true });
    expect(await buys.run([{ ...wrong, corrections }])).toMatchObject({ same: 1 });
    expect(await buys.problemsOf([{ slug: 'kalan', corrections: [] }])).toEqual([
      '2: corrections: what is published already must stay among them',
    ]);
    expect(await buys.problemsOf([{ slug: 'kalan', finished_at: at(-0.5) }])).toEqual([
      '2: finished_at: cannot change any more: it has ended',
    ]);
    expect(
      await buys.problemsOf([session('kim', { entries: [{ ...bought, suggested_by: 'kimse' }] })]),
    ).toEqual(['2: entries.0.suggested_by: there is no member "kimse"']);
  });

  test('is not over before it has begun', async () => {
    const buys = importing(api, 'bonus-buys');
    const early = (state: string) => session('erken', { started_at: at(1), state });
    for (const state of ['finished', 'archived'])
      expect(await buys.problemsOf([early(state)])).toEqual(['2: state: it has not begun']);
    await buys.run([early('live')]);
    expect(await buys.problemsOf([{ slug: 'erken', state: 'finished' }])).toEqual([
      '2: state: it has not begun',
    ]);
    await buys.run([{ slug: 'erken', started_at: at(-1), state: 'finished' }]);
  });
});

describe('an analysis', () => {
  const pick = (slug: string, more: object = {}) => ({
    ...{ slug, kind: 'match', title: 'İncir kazanır', author: 'kaptan', match: 'İncir – Ilgın' },
    ...{ pick: 'İncir', odds: 1.8, unit: 2, kickoff_at: new Date(Date.now() + 5 * hour).toISOString() },
    ...more,
  });

  test('needs what its kind is made of, all said at once', async () => {
    await importing(api, 'analysts').run([{ slug: 'kaptan', name: 'Kaptan' }]);
    const analyses = importing(api, 'analyses');
    expect(await analyses.problemsOf([pick('eksik', { match: null, odds: null, author: 'yok' })])).toEqual([
      '2: author: there is no analyst "yok"',
      '2: match: must be given for match',
      '2: odds: must be given for match',
    ]);
    expect(await analyses.problemsOf([pick('oyun', { kind: 'slot' })])).toEqual([
      '2: game: must be given for slot',
      ...['pick', 'odds', 'unit', 'kickoff_at'].map((field) => `2: ${field}: is not for slot`),
    ]);
    expect(await analyses.problemsOf([pick('kupon', { kind: 'coupon' })])).toEqual([
      '2: legs: must have at least 2',
    ]);
  });

  test('keeps its pick from publication on, and has no result before its match; what may change is kept', async () => {
    const analyses = importing(api, 'analyses');
    await analyses.run([pick('mac')]);
    await analyses.run([{ slug: 'mac', odds: 1.9 }]);
    await analyses.run([{ slug: 'mac', state: 'published' }]);
    expect(await analyses.problemsOf([{ slug: 'mac', odds: 2, pick: 'Ilgın' }])).toEqual([
      '2: pick: cannot change any more: it is published',
      '2: odds: cannot change any more: it is published',
    ]);
    expect(await analyses.problemsOf([{ slug: 'mac', state: 'draft' }])).toEqual([
      '2: state: it is published already, and never a draft again',
    ]);
    expect(await analyses.problemsOf([{ slug: 'mac', result: 'won' }])).toEqual([
      expect.stringMatching(/^2: result: its match does not begin before /),
    ]);
    expect(await analyses.run([{ slug: 'mac', title: 'İncir yenilmez' }])).toMatchObject({ isWritten: true });
    expect(await api.deps.db.select().from(analysisChanges)).toMatchObject([
      { field: 'title', oldValue: 'İncir kazanır', newValue: 'İncir yenilmez' },
    ]);
  });
});

test('a banner shows a picture of the library, at its time, and has its own bytes until it gets one', async () => {
  const id = randomUUID();
  const bytes = Buffer.from('webp');
  await api.deps.db.insert(libraryPictures).values({
    ...{ id, name: 'Afiş', folded: 'afis', image: bytes, small: bytes, width: 4, height: 3 },
    ...{ digest: 'a'.repeat(64), createdBy: userId, createdAt: new Date(api.clock.now()) },
  });
  const file = importing(api, 'banners');
  const picture = `/api/library/${id}/1-cc.webp`;
  expect(await file.problemsOf([{ slug: 'kis', picture: '/images/kis.webp' }, { slug: 'yaz' }])).toEqual([
    '2: picture: there is no such picture in the library',
    '3: picture: must be given for a new one',
  ]);
  expect(await file.problemsOf([{ slug: 'kis', picture, url: 'javascript:alert(1)' }])).toEqual([
    '2: url: must be a /path or begin with https://',
  ]);
  await file.run([{ slug: 'kis', picture, url: '/bilet', starts_at: at(1), state: 'active' }]);
  const shown = async () =>
    popupsAnswerSchema
      .parse(await (await api.call('GET', '/popups')).json())
      .data.map((one) => one.banner_id);
  expect(await shown()).toEqual([]);
  await file.run([{ slug: 'kis', starts_at: at(-1) }]);
  expect(await shown()).toEqual(['kis']);
  const view = async (slug: string) =>
    Buffer.from(await (await api.call('GET', `/api/bc/banners/${slug}/view`)).arrayBuffer());
  expect(await view('kis')).toEqual(bytes);
  await addBanner(api.deps.db, { bannerId: 'eski', image: Buffer.from('eski') });
  expect(await file.run([{ slug: 'eski', title: 'Eski' }])).toMatchObject({ changed: [{ slug: 'eski' }] });
  expect(await view('eski')).toEqual(Buffer.from('eski'));
  await file.run([{ slug: 'eski', picture }]);
  expect(await view('eski')).toEqual(bytes);
  await expect(api.deps.db.delete(libraryPictures).where(eq(libraryPictures.id, id))).rejects.toThrow();
  expect(await api.deps.db.select({ slug: banners.bannerId }).from(banners)).toHaveLength(2);
});

test('a board’s prizes are free until it begins, then stay; the next one has those of the one before it', async () => {
  const file = importing(api, 'leaderboard-prizes');
  const prize = (amount: number) => [{ rank_from: 1, rank_to: 1, type: 'coin', title: 'Ödül', amount }];
  const week = toPeriod('week', api.clock.now());
  const [present, next] = [week.startsAt, week.endsAt ?? week.startsAt].map(
    (day) => `coins-week-${firstDay(day)}`,
  );
  expect(
    await file.problemsOf([
      { slug: `coins-week-${firstDay(new Date(week.startsAt.getTime() + 48 * hour))}` },
    ]),
  ).toEqual([expect.stringMatching(/^2: slug: must be a board and the first day/)]);
  await turnBoards(api.deps);
  expect(await file.run([{ slug: present, prizes: prize(100) }])).toMatchObject({ isWritten: true });
  expect(await file.problemsOf([{ slug: present, prizes: prize(50) }])).toEqual([
    '2: prizes: cannot change any more: it has begun',
  ]);
  expect(await file.run([{ slug: next, prizes: prize(900) }])).toMatchObject({ added: [next] });
  expect(await file.run([{ slug: next, prizes: prize(800) }])).toMatchObject({ changed: [{ slug: next }] });
  api.clock.advance(14 * 24 * hour);
  await turnBoards(api.deps);
  const boards = await api.deps.db
    .select()
    .from(leaderboardPeriods)
    .where(eq(leaderboardPeriods.metric, 'coins'))
    .orderBy(leaderboardPeriods.startsAt);
  const weeks = boards.filter(({ period }) => period === 'week').map(({ prizes }) => prizes[0]?.amount);
  expect(weeks).toEqual([100, 800, 800]);
});
