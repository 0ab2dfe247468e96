import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind } from '@/contract/desk-content';
import { newsAnswerSchema } from '@/contract/news';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { importFile } from './import-file';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

function put(kind: ImportKind, ...rows: readonly object[]) {
  const bytes = new TextEncoder().encode(JSON.stringify(rows));
  const as = { kind, name: `${kind}.json`, bytes, apply: true, now: new Date(api.clock.now()) };
  return importFile(api.deps.db, { ...as, ids: api.deps.ids });
}
const texts = ({ problems }: Awaited<ReturnType<typeof put>>) => problems.map(({ text }) => text);

test('a way to earn is added and changed under a key the program credits by, and no other; a second time nothing changes', async () => {
  const rule = { key: 'gunluk_ugrama', type: 'checkin', title: 'Günlük giriş', amount: 15, cap_day: 1 };
  expect(await put('earn-rules', rule)).toMatchObject({ added: ['gunluk_ugrama'], isWritten: true });
  expect(await put('earn-rules', rule)).toMatchObject({ same: 1, isWritten: true });
  expect(await put('earn-rules', { ...rule, amount: 20 })).toMatchObject({
    changed: [{ slug: 'gunluk_ugrama', changes: [{ field: 'amount', from: 15, to: 20 }] }],
  });
  const refused = await put('earn-rules', { ...rule, key: 'bedava' }, { ...rule, amount_max: 10 });
  expect(texts(refused)).toEqual([
    expect.stringMatching(/^key: must be one of: /),
    'amount_max: must be more than amount',
  ]);
});

test('a tier of the club keeps its level, and no two have one', async () => {
  const criteria = { member_days: 30, links: 0, checkins: 5, contributions: 0, guesses: 1 };
  const tier = { slug: 'bronz', name: 'Bronz', level: 1, criteria, perks: ['Rozet'] };
  expect(await put('vip-tiers', tier)).toMatchObject({ added: ['bronz'], isWritten: true });
  expect(await put('vip-tiers', tier)).toMatchObject({ same: 1 });
  const asked = { ...tier, criteria: { ...criteria, checkins: 9 } };
  expect(await put('vip-tiers', asked)).toMatchObject({ changed: [{ slug: 'bronz' }], isWritten: true });
  expect(texts(await put('vip-tiers', { ...tier, level: 2 }))).toEqual([
    'level: cannot change any more: members hold it',
  ]);
  expect(texts(await put('vip-tiers', { ...tier, slug: 'gumus' }))).toEqual(['level: another tier has it']);
  const twins = [
    { ...tier, slug: 'altin', level: 3 },
    { ...tier, slug: 'elmas', level: 3 },
  ];
  expect(texts(await put('vip-tiers', ...twins))).toEqual(['level: another tier has it']);
});

test('a correction stands below its article with its time, for good', async () => {
  const article = { slug: 'kural', title: 'Kural', summary: 'Özet', content: 'Metin', category: 'duyuru' };
  const shown = { ...article, author: 'Ekip', publish_at: '2026-01-02T12:00', state: 'published' };
  const first = { text: 'Süre 7 gündür.', corrected_at: '2026-01-03T12:00' };
  const second = { text: 'Saat 21.00.', corrected_at: '2026-01-04T12:00' };
  expect(await put('news', { ...shown, corrections: [first] })).toMatchObject({ isWritten: true });
  expect(await put('news', { ...shown, corrections: [second, first] })).toMatchObject({ isWritten: true });
  expect(await put('news', { ...shown, corrections: [second, first] })).toMatchObject({ same: 1 });
  expect(await put('news', shown)).toMatchObject({ same: 1 });
  expect(texts(await put('news', { ...shown, corrections: [second] }))).toEqual([
    'corrections: what is published already must stay among them',
  ]);
  const { data } = newsAnswerSchema.parse(await (await api.call('GET', '/news/kural')).json());
  expect(data.corrections?.map(({ text }) => text)).toEqual([first.text, second.text]);
  const draft = { ...article, author: 'Ekip', slug: 'taslak', corrections: [first] };
  expect(texts(await put('news', draft))).toEqual(['corrections: it is a draft; publish it first']);
});
