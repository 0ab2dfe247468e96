import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskTodayAnswerSchema } from '@/contract/desk-today';
import { contentDrafts } from '../db/schema/content-drafts';
import { scheduleItems } from '../db/schema/schedule-items';
import { settings } from '../db/schema/settings';
import { openSession } from '../services/sessions/open-session';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { addRaffle, addSponsor } from '../testing/content.fixture';
import { addEvent } from '../testing/events.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { makeBuyer, order, toContext } from '../testing/orders.fixture';
import { addHunt } from '../testing/streamed.fixture';
import { addWin } from '../testing/wins.fixture';

/** Two hours before midnight in Istanbul. */
const now = Date.parse('2026-11-09T19:00:00Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(now + hours * hour);

let site: TestApp;
const ids = new Map<string, string>();
beforeAll(async () => {
  site = await createTestApp({}, { now });
  for (const permission of ['admin', 'editor', 'moderator']) {
    ids.set(permission, (await newMember(site, `ekip-${permission}`, { permission })).id);
  }
});
afterAll(() => site.close());

async function read(role = 'admin') {
  const token = await openSession(toContext(site), ids.get(role) ?? '');
  const answer = await site.call('GET', '/desk/today', { token });
  return deskTodayAnswerSchema.parse(await answer.json()).data;
}

test('an empty site has nothing to tell, and who writes content hears what to begin with', async () => {
  const admin = await read();
  expect(admin).toMatchObject({ waiting: [], live: [], ends: [], drafts: [] });
  expect(admin.jobs).toEqual({ overdue: 0, given_up: 0, late: [] });
  expect(admin.missing).toEqual(['sponsors', 'news', 'schedule', 'raffles', 'market']);
  expect((await read('editor')).missing).toEqual(admin.missing);
  expect((await read('moderator')).missing).toEqual([]);
});

test('what there is one of is missed no longer, a draft included', async () => {
  await addSponsor(site.database.db, { slug: 'nar', state: 'draft' });
  expect((await read()).missing).not.toContain('sponsors');
});

test('the queue’s state is told to admins alone', async () => {
  expect((await read('editor')).jobs).toBeNull();
  expect((await read('moderator')).jobs).toBeNull();
});

test('what waits stands by kind, the promise that is nearest first, with what is late', async () => {
  const member = await newMember(site, 'oyuncu');
  const { db } = site.database;
  await addWin(db, { userId: member.id, review: 'pending', createdAt: at(-47), approvedAt: null });
  await addWin(db, { userId: member.id, review: 'pending', createdAt: at(-49), approvedAt: null });
  await addMarketItem(db, { slug: 'kupa', stock: 5, deliveryH: 200 });
  await order(site, await makeBuyer(site, 500), { slug: 'kupa' });
  const { waiting } = await read();
  expect(waiting).toEqual([
    { kind: 'win', count: 2, overdue: 1, first_due_at: at(-1).toISOString() },
    { kind: 'order', count: 1, overdue: 0, first_due_at: at(200).toISOString() },
  ]);
  expect((await read('editor')).waiting.map(({ kind }) => kind)).toEqual(['win']);
});

test('what is live and what is still to come until midnight in Istanbul are named, what is over or tomorrow’s is not', async () => {
  const { db } = site.database;
  const show = { kind: 'hunt', note: '' } as const;
  await db.insert(scheduleItems).values([
    { ...show, slug: 'simdi', title: 'Şimdi', startsAt: at(-1), endsAt: at(1) },
    { ...show, slug: 'gece', title: 'Gece', startsAt: at(1), endsAt: at(3) },
    { ...show, slug: 'yarin', title: 'Yarın', startsAt: at(2), endsAt: at(3) },
    { ...show, slug: 'iptal', title: 'İptal', startsAt: at(1), endsAt: at(3), isCancelled: true },
  ]);
  await addHunt(db, { slug: 'av', title: 'Av', state: 'opening', collectBalance: 0, startedAt: at(-2) });
  await addHunt(db, { slug: 'eski-av', state: 'draft', startedAt: at(-2) });
  await addEvent(db, { slug: 'canli', title: 'Canlı', state: 'live', startsAt: at(-3), endsAt: at(1.5) });
  await addRaffle(db, {
    slug: 'bu-gece',
    title: 'Bu gece',
    startsAt: at(-9),
    endsAt: at(1),
    drawAt: at(2.5),
  });
  await addRaffle(db, { slug: 'bugun', title: 'Bugün', startsAt: at(-9), endsAt: at(-1), drawAt: at(0.5) });
  const { live, ends } = await read();
  expect(live.map(({ kind, slug }) => [kind, slug])).toEqual([
    ['events', 'canli'],
    ['bonus-hunts', 'av'],
    ['schedule', 'simdi'],
  ]);
  expect(ends.map(({ what, slug }) => [what, slug])).toEqual([
    ['draws', 'bugun'],
    ['ends', 'bu-gece'],
    ['begins', 'gece'],
    ['ends', 'canli'],
  ]);
  expect(ends[0]).toMatchObject({ kind: 'raffles', title: 'Bugün', at: at(0.5).toISOString() });
});

test('an area that is off is neither live nor missed', async () => {
  const { db } = site.database;
  await db.insert(settings).values({ key: 'frame', value: { areas_off: ['events', 'stream', 'news'] } });
  const { live, ends, missing } = await read();
  expect(live.map(({ kind }) => kind)).toEqual(['bonus-hunts']);
  expect(ends.map(({ kind }) => kind)).toEqual(['raffles', 'raffles']);
  expect(missing).toEqual([]);
});

test('drafts are one’s own, the latest first, with the title they have by now', async () => {
  const draft = { kind: 'news', version: 0 } as const;
  const [actorId = '', other = ''] = [ids.get('editor'), ids.get('admin')];
  await site.database.db.insert(contentDrafts).values([
    { ...draft, slug: 'yeni.abcdefgh', actorId, values: { title: 'Yarım' }, at: at(-2) },
    { ...draft, slug: 'duyuru', actorId, values: {}, at: at(-1) },
    { ...draft, slug: 'duyuru', actorId: other, values: { title: 'Başkasının' }, at: at(-1) },
  ]);
  expect((await read('editor')).drafts).toEqual([
    { kind: 'news', slug: 'duyuru', title: '', at: at(-1).toISOString() },
    { kind: 'news', slug: 'yeni.abcdefgh', title: 'Yarım', at: at(-2).toISOString() },
  ]);
});
