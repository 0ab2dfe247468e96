import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deletionAnswerSchema } from '@/contract/own-data';
import { notifications } from '../db/schema/notifications';
import { sessions } from '../db/schema/sessions';
import { sponsorConversions } from '../db/schema/sponsor-conversions';
import { sponsorVisits } from '../db/schema/sponsor-visits';
import { users } from '../db/schema/users';
import { postToLedger } from '../services/ledger/post-to-ledger';
import { verifyLedger } from '../services/ledger/verify-ledger';
import { notify } from '../services/notifications/notify';
import { eraseDue } from '../services/own-data/erase-account';
import { freshAddress, goodPassword, logInAs, makeUser, registration } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { addWin } from '../testing/wins.fixture';

let site: TestApp;
let name: string;
let userId: string;
let token: string;
let made = 0;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  made += 1;
  name = `oyuncu${made}`;
  userId = await makeUser(site, name);
  token = await logInAs(site, name);
});

const day = 24 * 60 * 60_000;
const documentSchema = z.looseObject({
  exported_at: z.string(),
  account: z.looseObject({ username: z.string(), email: z.string() }),
});
const lines = z.array(z.looseObject({ user_id: z.string() }));
const exportAs = (as = token) => site.call('GET', '/user/export', { token: as });
const remove = (password: string, as = token) =>
  site.call('POST', '/user/deletion', { token: as, body: { password } });
const deleteAt = async () => {
  const answer = await site.call('GET', '/user/deletion', { token });
  return deletionAnswerSchema.parse(await answer.json()).data.delete_at;
};
const earn = (amount: number) =>
  site.deps.db.transaction((tx) =>
    postToLedger(
      { tx, clock: site.clock },
      { userId, amount, reason: 'task', idempotencyKey: `${name}:${amount}` },
    ),
  );

describe('the export', () => {
  test('has everything of the member, nothing of anybody else and nothing that opens something', async () => {
    const other = await makeUser(site, `baskasi${made}`);
    await earn(120);
    await notify(site.deps.db, { userId, kind: 'phone_verified' });
    await notify(site.deps.db, { userId: other, kind: 'phone_verified' });
    const answer = await exportAs();
    const text = await answer.text();
    const document = documentSchema.parse(JSON.parse(text));
    expect(document.account).toMatchObject({ username: name, email: `${name}@ornek.com` });
    expect(lines.parse(document.coin_ledger)).toMatchObject([{ amount: '120' }]);
    for (const table of ['sessions', 'notifications', 'tickets', 'market_orders', 'wins', 'media']) {
      for (const row of lines.parse(document[table])) expect(row.user_id).toBe(userId);
    }
    expect(lines.parse(document.notifications)).toHaveLength(1);
    expect(text).not.toMatch(/argon2|password_hash|"jti"|baskasi/);
    expect(text).not.toContain(other);
  });

  test('of a thousand lines and more is whole', async () => {
    await site.database.pool.query(
      `insert into notifications (user_id, kind, params) select '${userId}', 'phone_verified', '{}' from generate_series(1, 2500)`,
    );
    const document = documentSchema.parse(JSON.parse(await (await exportAs()).text()));
    expect(lines.parse(document.notifications)).toHaveLength(2500);
  });

  test('is given five times an hour', async () => {
    for (let time = 0; time < 5; time += 1) expect((await exportAs()).status).toBe(200);
    expect((await exportAs()).status).toBe(429);
  });
});

describe('deletion', () => {
  test('needs the password, ends other sessions, tells the member and can be taken back for 14 days', async () => {
    const other = await logInAs(site, name);
    const wrong = await remove('Yanlis-Sifre1');
    expect([wrong.status, await wrong.json()]).toEqual([
      422,
      { error: 'validation_failed', errors: { password: ['wrong'] } },
    ]);
    expect((await remove('')).status).toBe(422);
    expect(await deleteAt()).toBeNull();
    expect((await remove(goodPassword)).status).toBe(200);
    const when = await deleteAt();
    expect(Date.parse(when ?? '')).toBe(site.clock.now() + 14 * day);
    expect((await site.call('GET', '/user', { token: other })).status).toBe(401);
    const told = await site.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(told.map(({ kind }) => kind)).toEqual(['deletion_requested']);
    site.clock.advance(60_000);
    expect((await remove(goodPassword)).status).toBe(200);
    expect(await deleteAt()).toBe(when);
    expect(await eraseDue(site.deps)).toBe(0);
    expect((await site.call('POST', '/user/deletion/cancel', { token })).status).toBe(200);
    expect(await deleteAt()).toBeNull();
  });

  test('after 14 days leaves nothing of who it was in what sponsors told and where ways out led', async () => {
    const sponsorId = await addSponsor(site.deps.db, { slug: `silinen-${made}` });
    const at = new Date(site.clock.now());
    const visit = { id: randomUUID(), sponsorId, userId, source: 'x', createdAt: at };
    await site.deps.db.insert(sponsorVisits).values(visit);
    await site.deps.db.insert(sponsorConversions).values({
      ...({ sponsorId, event: 'registration', state: 'approved', origin: 'postback', source: 'x' } as const),
      ...{
        transactionId: 'K-1',
        clickId: visit.id,
        userId,
        siteUsername: 'ali_veli',
        raw: 'player=ali_veli',
      },
      ...{ rawUntil: at, occurredAt: at, receivedAt: at },
    });
    await remove(goodPassword);
    site.clock.advance(14 * day);
    expect(await eraseDue(site.deps)).toBe(1);
    const [told] = await site.deps.db.select().from(sponsorConversions);
    expect(told).toMatchObject({
      userId: null,
      clickId: null,
      siteUsername: null,
      raw: null,
      transactionId: 'K-1',
    });
    const left = await site.deps.db.select().from(sponsorVisits).where(eq(sponsorVisits.userId, userId));
    expect(left).toEqual([]);
  });

  test('after 14 days leaves an account that is nobody’s: names and logins gone, the books still in order', async () => {
    await earn(120);
    await site.deps.db
      .update(users)
      .set({ phone: `+90555${1_000_000 + made}`, phoneState: 1, telegramId: made, telegramName: 'x' })
      .where(eq(users.id, userId));
    await addWin(site.database.db, { id: made, userId, content: 'Ben Ali Veli' });
    await remove(goodPassword);
    site.clock.advance(14 * day);
    expect(await eraseDue(site.deps)).toBe(1);
    expect(await eraseDue(site.deps)).toBe(0);
    const [row] = await site.deps.db.select().from(users).where(eq(users.id, userId));
    expect(row).toMatchObject({ status: 'banned', phone: null, telegramId: null, avatar: '', point: 120 });
    expect(JSON.stringify(row)).not.toContain(name);
    const dump = await site.database.pool.query(
      'select w::text as text from wins w union all select s::text from sessions s',
    );
    expect(JSON.stringify(dump.rows)).not.toMatch(/Ali Veli/);
    expect(await site.deps.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    expect((await site.call('GET', '/user', { token })).status).toBe(401);
    const login = await site.call('POST', '/login', {
      body: { email: name, password: goodPassword },
      address: freshAddress(),
    });
    expect(login.status).toBe(401);
    const again = await site.call('POST', '/register', { body: registration(name), address: freshAddress() });
    expect(again.status).toBe(200);
    expect(await verifyLedger(site.deps.db, userId)).toBeNull();
  });
});
