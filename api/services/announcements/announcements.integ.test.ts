import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { announcementKinds } from '@/contract/announcements';
import type { Deps } from '../../context';
import { announcements } from '../../db/schema/announcements';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { news } from '../../db/schema/news';
import { raffles } from '../../db/schema/raffles';
import { settings } from '../../db/schema/settings';
import { streamRuns } from '../../db/schema/stream-runs';
import { announce } from '../../jobs/announce';
import { createTelegram } from '../../telegram/create-telegram';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { newMember } from '../../testing/claims.fixture';
import { addNews, addRaffle } from '../../testing/content.fixture';
import { botToken, startTelegramServer, type TelegramServer } from '../../testing/telegram-server.fixture';
import { makeCode } from '../codes/make-code';
import { forgetAnnouncements } from './forget-announcements';

/** 20:00 in Istanbul. */
const evening = Date.parse('2026-11-23T20:00:00+03:00');
const [minute, hour] = [60_000, 60 * 60_000];
const channel = '@sikke_kanal';

let site: TestApp;
let server: TelegramServer;
let deps: Deps;
beforeAll(async () => {
  server = await startTelegramServer();
  site = await createTestApp({}, { now: evening });
  const env = {
    TELEGRAM_BOT_TOKEN: botToken,
    TELEGRAM_API_URL: server.url,
    TELEGRAM_WEBHOOK_SECRET: undefined,
  };
  deps = {
    ...site.deps,
    telegram: createTelegram(env, { ...site.deps, siteUrl: site.deps.config.siteUrl }).telegram,
  };
});
afterAll(async () => {
  await site.close();
  await server.close();
});
beforeEach(async () => {
  server.block(false);
  await site.deps.db.delete(announcements);
  for (const table of [streamRuns, news, bonusHunts]) await site.deps.db.delete(table);
  site.clock.advance(evening - site.clock.now());
  await set('announcements', { channel, kinds: on() });
  await set('site', { is_live: false });
});

const on = (text?: string) =>
  Object.fromEntries(announcementKinds.map((kind) => [kind, { is_on: true, ...(text ? { text } : {}) }]));
const set = (key: 'announcements' | 'site' | 'frame', value: unknown) =>
  site.deps.db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
const posted = () => server.replies().map(({ text }) => text);
/** What went out since, one text a message. */
async function newlyPosted(run: () => Promise<unknown>) {
  const before = posted().length;
  await run();
  return posted().slice(before);
}
const states = async () => {
  const rows = await site.deps.db
    .select()
    .from(announcements)
    .where(eq(announcements.way, 'telegram'))
    .orderBy(announcements.id);
  return rows.map(({ kind, state, problem }) => [kind, state, problem]);
};
const article = (slug: string, values = {}) =>
  addNews(site.deps.db, { slug, title: slug, publishAt: new Date(site.clock.now() - minute), ...values });
const hunt = (slug: string, values = {}) =>
  site.deps.db.insert(bonusHunts).values({
    ...{ slug, title: 'Gece huntı', startBalance: 5_000_000, state: 'collecting' as const },
    ...{ startedAt: new Date(site.clock.now() - minute), ...values },
  });

test('what happened is posted once into the channel, however often and by however many the job is run', async () => {
  await article('yeni-haber', { title: 'Yeni {site} haberi', summary: 'Özet' });
  const texts = await newlyPosted(async () => {
    await Promise.all([announce(deps), announce(deps), announce(deps)]);
    await announce(deps);
  });
  expect(texts).toEqual(['📰 Yeni {site} haberi\nÖzet\nhttp://localhost:3000/haberler/yeni-haber']);
  expect(server.replies().at(-1)).toMatchObject({ chat_id: channel });
});

test('a hunt is announced when it opens, half an hour before guesses close, and with its result', async () => {
  await hunt('gece', { guessOpenUntil: new Date(evening + hour) });
  expect(await newlyPosted(() => announce(deps))).toEqual([
    '🎯 Yeni hunt açıldı: Gece huntı\nBaşlangıç ₺50,000.00. Bitiş tahminini gönder:\nhttp://localhost:3000/bonus-hunts/gece',
  ]);
  site.clock.advance(29 * minute);
  expect(await newlyPosted(() => announce(deps))).toEqual([]);
  site.clock.advance(2 * minute);
  const [closing] = await newlyPosted(() => announce(deps));
  expect(closing).toContain('tahminler 21:00 itibarıyla kapanıyor');
  const done = { state: 'completed', collectBalance: 0, endBalance: 6_125_000 } as const;
  await site.deps.db.update(bonusHunts).set({ ...done, completedAt: new Date(site.clock.now()) });
  const [result] = await newlyPosted(() => announce(deps));
  expect(result).toContain('Gece huntı bitti: ₺50,000.00 → ₺61,250.00');
});

test('a stream is announced once an evening: one that was away for an hour is the same, after two it is another', async () => {
  const live = async (isLive: boolean) => {
    await set('site', { is_live: isLive ? '1' : '0' });
    return newlyPosted(() => announce(deps));
  };
  expect(await live(true)).toEqual([expect.stringMatching(/^🔴 .*\nhttp:\/\/localhost:3000\/yayin$/s)]);
  await live(false);
  site.clock.advance(hour);
  expect(await live(true)).toEqual([]);
  await live(false);
  site.clock.advance(3 * hour);
  expect(await live(true)).toHaveLength(1);
});

test('in quiet hours a call to be there is dropped, and everything else comes when they end', async () => {
  await set('announcements', { channel, kinds: on(), quiet: { from: '19:30', to: '09:00' } });
  await article('gece-haberi');
  await hunt('gece-huntu');
  expect(await newlyPosted(() => announce(deps))).toEqual([]);
  expect(await states()).toEqual([
    ['hunt_open', 'dropped', 'quiet'],
    ['news', 'waiting', 'quiet'],
  ]);
  site.clock.advance(13 * hour - 1);
  expect(await newlyPosted(() => announce(deps))).toEqual([]);
  site.clock.advance(1);
  expect(await newlyPosted(() => announce(deps))).toEqual([expect.stringContaining('gece-haberi')]);
});

test('what is off is not posted, nor all of a day when it is turned on; nor what was taken back, or lies in an area that is off', async () => {
  await set('announcements', { channel });
  await article('kapaliyken');
  await announce(deps);
  await set('announcements', { channel, kinds: on('{title} · {site}') });
  await article('acikken');
  expect(await newlyPosted(() => announce(deps))).toEqual(['acikken · Sikke']);
  await set('announcements', { channel, kinds: on(), quiet: { from: '19:30', to: '21:00' } });
  await article('geri-alinan');
  await announce(deps);
  await site.deps.db.update(news).set({ state: 'archived' }).where(eq(news.slug, 'geri-alinan'));
  site.clock.advance(2 * hour);
  expect(await newlyPosted(() => announce(deps))).toEqual([]);
  await set('frame', { areas_off: ['news'] });
  await article('kapali-alan');
  expect(await newlyPosted(() => announce(deps))).toEqual([]);
  await set('frame', {});
  expect((await states()).at(-1)).toEqual(['news', 'dropped', 'off']);
});

test('a refusal for good is a failure; one for now is tried again, and silence never, for it may have been posted', async () => {
  await article('yasak');
  server.block(true);
  await announce(deps);
  expect(await states()).toEqual([['news', 'failed', '403 Forbidden: bot was blocked by the user']]);
  server.block(false);
  const answers = [
    { isPosted: false, problem: '429 Too Many Requests', retryAfterMs: 5000 },
    { isPosted: false, problem: 'no answer', retryAfterMs: 0 },
    { isPosted: false, problem: 'no answer', retryAfterMs: null },
  ] as const;
  let tries = 0;
  const telegram = deps.telegram && { ...deps.telegram, post: async () => answers[tries++] ?? answers[2] };
  await article('sonra');
  const run = async (after: number) => {
    site.clock.advance(after);
    await announce({ ...deps, telegram });
    return [tries, (await states()).at(-1)?.[1]];
  };
  expect(await run(0)).toEqual([1, 'waiting']);
  expect(await run(4999)).toEqual([1, 'waiting']);
  expect(await run(1)).toEqual([2, 'waiting']);
  expect(await run(30 * minute)).toEqual([3, 'failed']);
  expect(await run(hour)).toEqual([3, 'failed']);
});

test('who dies while sending leaves it unsent, and it is not sent again', async () => {
  await article('yarim');
  const telegram = deps.telegram && { ...deps.telegram, post: () => Promise.reject(new Error('killed')) };
  await expect(announce({ ...deps, telegram })).rejects.toThrow('killed');
  expect(await newlyPosted(() => announce(deps))).toEqual([]);
  expect(await states()).toEqual([['news', 'sending', null]]);
});

test('a code for Telegram is told when it begins, and is sealed until then; several at once and the stream’s are not', async () => {
  const { id: actorId } = await newMember(site, 'kodcu', { permission: 'admin' });
  const times = {
    starts_at: new Date(evening + hour).toISOString(),
    ends_at: new Date(evening + 3 * hour).toISOString(),
  };
  const made = { title: 'Kanal', amount: 250, max_uses: 10, count: 1, ...times };
  const ctx = { ...deps, requestId: 'test', clientAddress: '127.0.0.1', clientAgent: '' };
  const make = (input: object) =>
    makeCode(ctx, { actorId, input: { ...made, channel: 'telegram', ...input } });
  await make({ code: 'MAVI-KEDI-42' });
  await make({ count: 3 });
  await make({ code: 'YAYIN-KODU-1', channel: 'stream' });
  const stored = await site.deps.db.select().from(announcements);
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(/mavi/i);
  expect(await newlyPosted(() => announce(deps))).toEqual([]);
  site.clock.advance(hour);
  expect(await newlyPosted(() => announce(deps))).toEqual([
    expect.stringContaining('Kod: MAVI-KEDI-42\n250 Sikke kazandırır, 23 Kasım 23:00 tarihine kadar'),
  ]);
  expect(await site.deps.db.select().from(announcements)).toMatchObject([
    { state: 'sent', sealedCode: null },
  ]);
});

test('announcements are forgotten after 90 days', async () => {
  await article('eski');
  await announce(deps);
  expect(await forgetAnnouncements(deps)).toBe(0);
  site.clock.advance(91 * 24 * hour);
  expect(await forgetAnnouncements(deps)).toBe(1);
});

// The last one: a draw that was drawn is kept for good, and would be announced in every other test.
test('a draw is announced with its result, once, and not before there is one', async () => {
  const raffleId = await addRaffle(site.deps.db, { slug: 'cuma', title: 'Cuma çekilişi' });
  expect(await newlyPosted(() => announce(deps))).toEqual([]);
  const list = { listRoot: 'ab'.repeat(32), listTotal: 0, playerTotal: 0 };
  const drawn = { state: 'drawn', drawSeed: 'cd'.repeat(32), drawnAt: new Date(site.clock.now()) } as const;
  await site.deps.db
    .update(raffles)
    .set({ ...list, ...drawn })
    .where(eq(raffles.id, raffleId));
  expect(await newlyPosted(() => announce(deps))).toEqual([
    expect.stringMatching(/Cuma çekilişi.*http:\/\/localhost:3000\/bilet\/cuma$/s),
  ]);
  expect(await newlyPosted(() => announce(deps))).toEqual([]);
});
