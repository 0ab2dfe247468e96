import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wagerEventAnswerSchema } from '@/contract/wager-events';
import { wagerEvents } from '../../../db/schema/wager-events';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addSponsor } from '../../../testing/content.fixture';
import { importing } from '../../../testing/import.fixture';
import { prize } from '../../../testing/results.fixture';
import { addGame } from '../../../testing/streamed.fixture';
import { advanceWagerEvents } from '../../wager-events/advance-wager-events';

const hour = 3_600_000;

let api: TestApp;
let file: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  await addSponsor(api.deps.db, { slug: 'comert' });
  for (const slug of ['zeytin', 'nar']) await addGame(api.deps.db, { slug });
  file = importing(api, 'wager-events');
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();
const row = (slug: string, more: object = {}) => ({
  slug,
  title: 'Işık Yarışı',
  sponsor: 'comert',
  mode: 'race',
  starts_at: inHours(1),
  ends_at: inHours(3),
  prizes: [prize(1)],
  state: 'published',
  ...more,
});
const step = (threshold: number) => ({
  threshold,
  type: 'free_spin' as const,
  title: '20 dönüş',
  amount: 20,
  currency: null,
});

async function shown(slug: string) {
  const answer = await api.call('GET', `/wager-events/${slug}`);
  return answer.status === 200 ? wagerEventAnswerSchema.parse(await answer.json()).data : answer.status;
}

describe('a file of wager events', () => {
  test('is only compared unless it is to be written; written, the API shows it, and again it changes nothing', async () => {
    const more = {
      games: ['zeytin', 'nar'],
      min_bet: 100,
      rules_text: 'Kurallar',
      summary: 'Özet',
      image: '/a.webp',
    };
    const steps = [step(100_000), step(500_000)];
    const rows = [
      row('isik-yarisi', more),
      row('basamaklar', {
        mode: 'milestone',
        prizes: undefined,
        steps,
        metric: 'weighted',
        data_source: 'api',
      }),
    ];
    expect(await file.run(rows, { apply: false })).toMatchObject({ added: ['isik-yarisi', 'basamaklar'] });
    expect(await shown('isik-yarisi')).toBe(404);
    expect(await file.run(rows)).toMatchObject({ isWritten: true, problems: [] });
    expect(await file.run(rows)).toMatchObject({ same: 2, added: [], changed: [] });
    expect(await shown('isik-yarisi')).toMatchObject({
      ...{ title: 'Işık Yarışı', phase: 'scheduled', mode: 'race', metric: 'turnover', currency: 'TRY' },
      ...{ min_bet: 100, rules_text: 'Kurallar', summary: 'Özet', image: '/a.webp', data_source: 'csv' },
      ...{ prizes: [prize(1)], steps: [], starts_at: inHours(1), ends_at: inHours(3) },
      games: [{ slug: 'nar' }, { slug: 'zeytin' }],
    });
    expect(await shown('basamaklar')).toMatchObject({ steps, metric: 'weighted', data_source: 'api' });
  });

  test('leaves what it does not name, and keeps a draft from the API until it is published', async () => {
    await file.run([row('taslak', { state: 'draft', min_bet: 7, prizes: [prize(1, { rank_to: 3 })] })]);
    expect(await shown('taslak')).toBe(404);
    const more = { prizes: undefined, title: 'Yeni ad' };
    expect(await file.run([row('taslak', more)])).toMatchObject({
      changed: [{ changes: [{ field: 'title' }, { field: 'state', to: 'published' }] }],
    });
    expect(await shown('taslak')).toMatchObject({
      title: 'Yeni ad',
      min_bet: 7,
      prizes: [prize(1, { rank_to: 3 })],
    });
  });

  test('names what is wrong on its line, and writes nothing', async () => {
    const rows = [
      row('iyi'),
      row('bos', { sponsor: '', mode: 'koşu' }),
      row('odulsuz', { prizes: [] }),
      row('basamaksiz', { mode: 'target' }),
      row('ters', { mode: 'target', steps: [step(500), step(500), { ...step(900), threshold: 0 }] }),
      row('gecmis', { starts_at: inHours(-9), ends_at: inHours(-1) }),
      row('yabanci', { sponsor: 'yok', games: ['yok'] }),
    ];
    expect(await file.problemsOf(rows)).toEqual([
      '3: sponsor: must be given',
      '3: mode: must be one of: race, milestone, target',
      '4: prizes: must be given for a race',
      '5: steps: must be given for a target',
      '6: steps.2.threshold: must be at least 1',
      '6: steps.1.threshold: must be higher than the one before',
      '6: steps.2.threshold: must be higher than the one before',
      '7: ends_at: must be ahead for what is published',
      '8: sponsor: there is no sponsor "yok"',
      '8: games: there is no game "yok"',
    ]);
    expect(await shown('iyi')).toBe(404);
  });
});

describe('the terms of a wager event', () => {
  test('change until it begins, by the clock, and not after; names and sentences still do', async () => {
    const dates = { starts_at: inHours(1), ends_at: inHours(3) };
    const rows = [row('baslayan', dates)];
    await file.run(rows);
    const other = row('baslayan', { ...dates, prizes: [prize(1, { amount: 7 })] });
    expect(await file.run([other])).toMatchObject({ isWritten: true });
    api.clock.advance(2 * hour);
    expect(await file.problemsOf(rows)).toEqual(['2: prizes: cannot change any more: it has begun']);
    await advanceWagerEvents(api.deps);
    expect(await shown('baslayan')).toMatchObject({ phase: 'live' });
    expect(await file.run([other])).toMatchObject({ same: 1 });
    expect(
      await file.problemsOf([{ ...other, ends_at: inHours(9), rules_text: 'x', games: ['nar'] }]),
    ).toEqual(
      ['games', 'rules_text', 'ends_at'].map(
        (column) => `2: ${column}: cannot change any more: it has begun`,
      ),
    );
    expect(await file.problemsOf([{ ...other, state: 'draft' }])).toEqual([
      '2: state: it is published already, and never a draft again',
    ]);
    expect(await file.run([{ ...other, title: 'Yazım', summary: 'Yeni' }])).toMatchObject({
      isWritten: true,
    });
    expect(await shown('baslayan')).toMatchObject({ title: 'Yazım', phase: 'live', prizes: other.prizes });
  });

  test('of one that is cancelled stay as they are', async () => {
    const rows = row('iptal');
    await file.run([rows]);
    await api.deps.db.update(wagerEvents).set({ state: 'cancelled' }).where(eq(wagerEvents.slug, 'iptal'));
    expect(await file.problemsOf([{ ...rows, min_bet: 5 }])).toEqual([
      '2: min_bet: cannot change any more: it is cancelled',
    ]);
    expect(await file.run([rows])).toMatchObject({ same: 1 });
  });
});
