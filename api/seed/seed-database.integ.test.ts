import { count, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginAnswerSchema } from '@/contract/account';
import { initAnswerSchema, popupsAnswerSchema, siteAnswerSchema } from '@/contract/site';
import { publicAnswersAnswerSchema, scorecardsAnswerSchema } from '@/contract/sponsor-scorecards';
import { sponsorsAnswerSchema, sponsorTiers } from '@/contract/sponsors';
import { banners } from '../db/schema/banners';
import { leaderboardPeriods } from '../db/schema/leaderboard-periods';
import { marketOrders } from '../db/schema/market-orders';
import { sponsors } from '../db/schema/sponsors';
import { users } from '../db/schema/users';
import { unbalancedUsers, verifyLedger } from '../services/ledger/verify-ledger';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { demoAccounts } from './demo-accounts';
import { seedDatabase } from './seed-database';

const password = 'Deneme-Parolası1';

let api: TestApp;
let outcomes: boolean[];
beforeAll(async () => {
  api = await createTestApp();
  const hashPassword = () => api.deps.passwords.hash(password);
  const seed = () => seedDatabase(api.deps.db, { clock: api.clock, hashPassword, vault: api.deps.vault });
  outcomes = await Promise.all([seed(), seed()]);
  outcomes.push(await seed());
});
afterAll(() => api.close());

describe('the demo content', () => {
  test('is put in once, however often and however parallel the seed runs', async () => {
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const [people] = await api.deps.db.select({ total: count() }).from(users);
    expect(people?.total).toBe(240);
  });

  test('shows twelve sponsors of every tier, each with its terms, a mark and an address nobody owns', async () => {
    const { data } = sponsorsAnswerSchema.parse(await (await api.call('GET', '/sponsors')).json());
    expect(data).toHaveLength(12);
    expect(new Set(data.map(({ tier }) => tier))).toEqual(new Set(sponsorTiers));
    for (const sponsor of data) {
      expect(sponsor.link, sponsor.name).toMatch(/^https:\/\/[a-z]+\.example\//);
      expect(sponsor.logo, sponsor.name).toBe(`/sponsors/${sponsor.slug}.svg`);
      expect(sponsor.wagering_notes?.length, sponsor.name).toBeGreaterThan(60);
      expect(sponsor.payment_methods?.length, sponsor.name).toBeGreaterThan(0);
      expect(Date.parse(sponsor.last_checked_at ?? ''), sponsor.name).toBeLessThan(api.clock.now());
    }
  });

  test('measures its sponsors by closed cases: most have figures, some too few, and some answer in public', async () => {
    const { data } = scorecardsAnswerSchema.parse(
      await (await api.call('GET', '/sponsor-scorecards')).json(),
    );
    const measured = data.sponsors.filter(({ complaints }) => complaints);
    expect(measured.length).toBeGreaterThanOrEqual(6);
    expect(measured.length).toBeLessThan(data.sponsors.length);
    expect(data.sponsors.some(({ prizes }) => prizes)).toBe(true);
    const path = `/sponsors/${measured[0]?.slug}/answers`;
    const answers = publicAnswersAnswerSchema.parse(await (await api.call('GET', path)).json());
    expect(answers.data.length).toBeGreaterThan(0);
  });

  test('keeps paused and drafted sponsors away from visitors', async () => {
    const hidden = await api.deps.db.select({ state: sponsors.state }).from(sponsors).orderBy(sponsors.id);
    expect(hidden.filter(({ state }) => state !== 'active').map(({ state }) => state)).toEqual([
      'paused',
      'draft',
    ]);
  });

  test('has one demo account a role, and each can log in with the given password', async () => {
    for (const { username, permission } of demoAccounts) {
      const login = await api.call('POST', '/login', { body: { email: username, password } });
      expect([username, login.status]).toEqual([username, 200]);
      const { token } = loginAnswerSchema.parse(await login.json());
      const user = await api.call('GET', '/user', { token });
      expect(await user.json()).toMatchObject({ data: { username, permission } });
    }
  });

  test('gives nobody else a password', async () => {
    const rows = await api.deps.db.select({ name: users.username, hash: users.passwordHash }).from(users);
    const known = new Set(demoAccounts.map(({ username }) => username));
    const others = rows.filter(({ name }) => !known.has(name));
    expect(others).toHaveLength(234);
    expect(others.every(({ hash }) => hash === '!')).toBe(true);
    const login = await api.call('POST', '/login', { body: { email: 'yusufcan34', password: '!' } });
    expect(login.status).toBe(401);
  });

  test('binds every support role to the sponsor it is named after', async () => {
    const rows = await api.deps.db
      .select({ permission: users.permission, sponsor: sponsors.name })
      .from(users)
      .innerJoin(sponsors, eq(users.sponsorId, sponsors.id));
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.every(({ permission, sponsor }) => permission === sponsor)).toBe(true);
  });

  test('holds every mix of phone state, Telegram and avatar', async () => {
    const rows = await api.deps.db.select().from(users);
    const phones = new Set(rows.map(({ phoneState }) => phoneState));
    expect([...phones].sort()).toEqual([0, 1, 2]);
    expect(rows.some(({ telegramVerifiedAt }) => telegramVerifiedAt === null)).toBe(true);
    expect(rows.filter(({ avatar }) => avatar === '').length).toBeGreaterThan(5);
    expect(new Set(rows.map(({ avatar }) => avatar)).size).toBe(10);
  });

  test('asks nothing of players, names no origin and is off the air', async () => {
    const init = initAnswerSchema.parse(await (await api.call('GET', '/init')).json());
    expect([init.data.current_url, init.data.setting?.login_telegram_required]).toEqual(['', false]);
    const site = siteAnswerSchema.parse(await (await api.call('GET', '/site')).json());
    expect(site.data.is_live).toBe(false);
    expect(Object.values(site.data.social ?? {}).every((url) => url?.startsWith('https://'))).toBe(true);
  });

  test('has a ledger that adds up to every balance, whole chains, and sells what the stock log says', async () => {
    const { db } = api.deps;
    expect(await unbalancedUsers(db)).toEqual([]);
    for (const { id } of (await db.select({ id: users.id }).from(users)).slice(0, 40)) {
      expect(await verifyLedger(db, id)).toBeNull();
    }
    const wrong = await db.execute(sql`
      select slug from market_items join (select item_id, sum(change) as left from market_stock_log group by 1) as log
      on item_id = market_items.id where stock <> log.left`);
    expect(wrong.rows).toEqual([]);
    const codes = await db.execute(sql`
      select slug from market_items where type = 'code' and stock <>
        (select count(*) from market_codes where item_id = market_items.id and order_id is null)`);
    expect(codes.rows).toEqual([]);
    expect((await db.select().from(marketOrders)).length).toBeGreaterThan(100);
  });

  test('ranks this week, and has frozen every week and month before it with a hash', async () => {
    const rows = await api.deps.db.select().from(leaderboardPeriods);
    const over = rows.filter(({ endsAt }) => endsAt.getTime() < api.clock.now());
    expect(over.length).toBe(93);
    expect(over.every(({ state, hash }) => state === 'frozen' && hash !== null)).toBe(true);
    expect(rows.filter(({ state }) => state === 'live').length).toBe(6);
  });

  test('has four banners of 1200 × 675 under 80 KB that the banner view serves', async () => {
    const { data } = popupsAnswerSchema.parse(await (await api.call('GET', '/popups')).json());
    expect(data.map(({ sort }) => sort)).toEqual(['1', '2', '3', '4']);
    for (const { banner_id } of data) {
      const answer = await api.call('GET', `/api/bc/banners/${banner_id}/view`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { width, height, format } = await sharp(bytes).metadata();
      expect([width, height, format]).toEqual([1200, 675, 'webp']);
      expect(bytes.length).toBeLessThan(80_000);
    }
    const counted = await api.deps.db.select({ seen: banners.impressions }).from(banners);
    expect(counted).toEqual(Array(4).fill({ seen: 1 }));
  });
});
