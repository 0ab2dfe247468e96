import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorBodySchema } from '@/contract/error-body';
import { ownPauseAnswerSchema, type PauseLength } from '@/contract/pauses';
import { accountPauses } from '../db/schema/account-pauses';
import { coinLedger } from '../db/schema/coin-ledger';
import { leaderScores } from '../db/schema/leader-scores';
import { sponsorClicks } from '../db/schema/sponsor-clicks';
import { tickets } from '../db/schema/tickets';
import { users } from '../db/schema/users';
import { rebuildScores } from '../services/leaders/rebuild-scores';
import { reverseLine } from '../services/ledger/reverse-line';
import { pauseEnd } from '../services/pauses/pause-end';
import { freshAddress, goodPassword, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, keyed, newMember, review, submit } from '../testing/claims.fixture';
import { addRaffle, addSponsor } from '../testing/content.fixture';
import { addEarnRules } from '../testing/earn-rules.fixture';
import { runJobs } from '../testing/jobs.fixture';
import { bookFaults, newToken } from '../testing/orders.fixture';
import { addPause } from '../testing/pauses.fixture';
import { addPhoneCode, quietSms } from '../testing/verification.fixture';

const dayMs = 24 * 60 * 60_000;
let api: TestApp;
let id: string;
let token: string;
let made = 0;
beforeAll(async () => {
  api = await createTestApp({ sms: quietSms });
  await addEarnRules(api);
  await addTicketDraw(api, 'nar');
});
afterAll(async () => {
  expect(await bookFaults(api)).toEqual([]);
  await api.close();
});
beforeEach(async () => {
  made += 1;
  ({ id, token } = await newMember(api, `duran${made}`));
});

const ownPause = async (answer: Response) => ownPauseAnswerSchema.parse(await answer.json()).data;
const endOf = (length: PauseLength) => pauseEnd(length, api.clock.now())?.toISOString() ?? null;
const pause = (length: PauseLength, { until = endOf(length), password = goodPassword } = {}) =>
  api.call('POST', '/user/pause', { token, body: { length, until, password }, address: freshAddress() });
const read = async () => ownPause(await api.call('GET', '/user/pause', { token }));
const rows = () =>
  api.deps.db
    .select()
    .from(accountPauses)
    .where(eq(accountPauses.userId, id))
    .orderBy(asc(accountPauses.startsAt));
const linesOf = (userId: string) =>
  api.deps.db.select().from(coinLedger).where(eq(coinLedger.userId, userId));
const stamp = (key: string = randomUUID()) => keyed(api, '/points/checkin', token, undefined, key);
const refusal = async (answer: Response) => errorBodySchema.parse(await answer.json());

describe('a player pauses the own account', () => {
  test('is offered four ends, and after the choice what ends later alone', async () => {
    const { pause: none, choices } = await read();
    expect([none, choices.map(({ length }) => length)]).toEqual([null, ['day', 'week', 'month', 'forever']]);
    const begun = await ownPause(await pause('week'));
    expect(begun.pause).toEqual({ until: endOf('week') });
    api.clock.advance(60_000);
    expect((await read()).choices.map(({ length }) => length)).toEqual(['month', 'forever']);
    expect((await pause('week')).status).toBe(409);
    api.clock.advance(-60_000);
    const user = await (await api.call('GET', '/user', { token })).json();
    expect(user).toMatchObject({ data: { pause: { until: endOf('week') } } });
  });

  test('asks for the password, and nobody pauses without it', async () => {
    expect(await refusal(await pause('day', { password: 'Yanlis-Sifre1' }))).toMatchObject({
      errors: { password: ['wrong'] },
    });
    expect((await read()).pause).toBeNull();
  });

  test('ends when it was said, by the clock alone, and everything works again', async () => {
    const until = endOf('day');
    await pause('day');
    api.clock.advance(dayMs - 1);
    token = await newToken(api, id);
    const refused = await stamp();
    expect([refused.status, await refusal(refused)]).toEqual([403, { error: 'account_paused', until }]);
    api.clock.advance(1);
    token = await newToken(api, id);
    expect((await stamp()).status).toBe(201);
    expect((await read()).pause).toBeNull();
  });

  test('for good has no end, ever', async () => {
    await pause('forever');
    api.clock.advance(40 * 365 * dayMs);
    token = await newToken(api, id);
    expect(await refusal(await stamp())).toEqual({ error: 'account_paused' });
    expect(await read()).toEqual({ pause: { until: null }, choices: [] });
    api.clock.advance(-40 * 365 * dayMs);
  });

  test('sent twice it is one pause, also at once', async () => {
    const answers = await Promise.all([pause('week'), pause('week'), pause('week')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  test('what was shown counts: an end of an hour ago does, one of another time does not', async () => {
    const shown = endOf('day') ?? '';
    api.clock.advance(30 * 60_000);
    for (const until of [new Date(Date.parse(shown) + 2 * dayMs).toISOString(), endOf('week')])
      expect((await pause('day', { until: until ?? '' })).status).toBe(409);
    expect(await ownPause(await pause('day', { until: shown }))).toMatchObject({ pause: { until: shown } });
  });
});

describe('nothing ends or shortens a pause', () => {
  test('a longer one extends it, a shorter one is refused', async () => {
    await pause('week');
    const week = endOf('week');
    expect((await pause('day')).status).toBe(409);
    const month = endOf('month');
    expect(await ownPause(await pause('month'))).toMatchObject({ pause: { until: month } });
    expect((await rows()).map(({ endsAt }) => endsAt?.toISOString())).toEqual([week, month]);
    await pause('forever');
    expect((await pause('month')).status).toBe(409);
    expect((await read()).pause).toEqual({ until: null });
  });

  test('two lengths at once come to the longer one, in a row without a gap or an overlap', async () => {
    const answers = await Promise.all([pause('day'), pause('month'), pause('week')]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const stored = await rows();
    for (const [at, { startsAt }] of stored.entries())
      if (at > 0) expect(startsAt).toEqual(stored[at - 1]?.endsAt);
    expect((await read()).pause).toEqual({ until: endOf('month') });
  });

  test('the database itself refuses a second one, a change and a removal', async () => {
    await pause('month');
    const db = api.deps.db;
    await expect(addPause(api, id, 'day')).rejects.toMatchObject({
      cause: { constraint: 'account_pauses_one_at_a_time' },
    });
    const mine = eq(accountPauses.userId, id);
    await expect(db.update(accountPauses).set({ endsAt: new Date() }).where(mine)).rejects.toThrow();
    await expect(db.delete(accountPauses).where(mine)).rejects.toThrow();
  });
});

describe('while paused', () => {
  test('a keyed write that was done before the pause keeps its answer, a new key is refused', async () => {
    const key = randomUUID();
    const first = await (await stamp(key)).json();
    await pause('day');
    const again = await stamp(key);
    expect([again.status, await again.json()]).toEqual([201, first]);
    expect((await stamp()).status).toBe(403);
  });

  test('no link leads out: a click is refused and not counted, while a guest’s is', async () => {
    const slug = `nar-${made}`;
    const sponsorId = await addSponsor(api.deps.db, { slug, link: 'https://nar.example' });
    const click = (as?: string) =>
      api.call('POST', `/sponsors/${slug}/clicks`, {
        address: freshAddress(),
        ...(as ? { token: as } : {}),
      });
    const clicks = () =>
      api.deps.db.select().from(sponsorClicks).where(eq(sponsorClicks.sponsorId, sponsorId));
    expect((await click(token)).status).toBe(200);
    await pause('week');
    expect(await refusal(await click(token))).toEqual({ error: 'account_paused', until: endOf('week') });
    expect(await clicks()).toMatchObject([{ count: 1 }]);
    expect([(await click()).status, (await click('a.b.c')).status]).toEqual([200, 401]);
    expect(await clicks()).toMatchObject([{ count: 2 }]);
  });

  test('a friend who comes meanwhile earns the inviter nothing', async () => {
    await addPause(api, id);
    const friend = await newMember(api, `arkadas${made}`, { invitedBy: id });
    await addPhoneCode(api, { userId: friend.id, phone: `+9053411122${10 + made}`, code: '123456' });
    const body = { code: '123456' };
    const verified = await api.call('POST', '/user/phone/verify', { token: friend.token, body });
    expect(verified.status).toBe(200);
    await runJobs(api);
    expect([(await linesOf(friend.id)).length, await linesOf(id)]).toEqual([1, []]);
  });

  test('who works for the site has none to choose, and is refused one', async () => {
    const { token: staff } = await newMember(api, `destek${made}`, { permission: 'admin' });
    const own = await ownPause(await api.call('GET', '/user/pause', { token: staff }));
    expect(own).toEqual({ pause: null, choices: [] });
    const body = { length: 'day', until: new Date(api.clock.now()).toISOString(), password: goodPassword };
    const refused = await api.call('POST', '/user/pause', { token: staff, body, address: freshAddress() });
    expect(refused.status).toBe(403);
  });

  test('what was handed in before is paid when it is approved, and counts on no board', async () => {
    const team = await newMember(api, `ekip${made}`, { permission: 'admin' });
    const win = await submit(api, '/claims/win', token, {
      game_name: 'Örnek Oyun',
      sponsor: 'nar',
      site_username: `duran${made}`,
      bet: 1000,
      win: 250_000,
      currency: 'TRY',
      link: 'https://tekrar.example/1',
    });
    api.clock.advance(1000);
    await pause('week');
    expect((await review(api, team.token, `win/${win}`, { action: 'approve' })).status).toBe(200);
    const [line] = await linesOf(id);
    expect(line).toMatchObject({ reason: 'win', earned: false });
    expect(line?.amount).toBeGreaterThan(0);
  });

  test('tickets that come meanwhile are given, and count on no board', async () => {
    const db = api.deps.db;
    const raffleId = await addRaffle(db, { slug: `nar-${made}` });
    await addPause(api, id);
    const createdAt = new Date(api.clock.now());
    await db.insert(tickets).values({ raffleId, userId: id, number: 1, source: 'gift', createdAt });
    const scores = async () => {
      await rebuildScores(db, 'tickets', new Date(0));
      const rows = await db.select().from(leaderScores).where(eq(leaderScores.userId, id));
      return rows.filter(({ value }) => value > 0).length;
    };
    expect(await scores()).toBe(0);
    const before = new Date(api.clock.now() - 1);
    await db.insert(tickets).values({ raffleId, userId: id, number: 2, source: 'gift', createdAt: before });
    expect(await scores()).toBeGreaterThan(0);
  });

  test('what is owed is taken all the same: a correction by the team reaches a paused account', async () => {
    await stamp();
    await pause('forever');
    const [line] = await linesOf(id);
    const actorId = await makeUser(api, `yonetici${made}`, { permission: 'admin' });
    const reversal = { lineId: line?.id ?? 0, actorId, note: 'yanlış' };
    await api.deps.db.transaction((tx) => reverseLine({ tx, clock: api.clock }, reversal));
    const [user] = await api.deps.db
      .select({ point: users.point })
      .from(users)
      .where(and(eq(users.id, id)));
    expect(user).toEqual({ point: 0 });
  });

  test('no avatar earns, and the first one after the pause does', async () => {
    await addPause(api, id, 'day');
    await setAvatar();
    expect(await linesOf(id)).toEqual([]);
    api.clock.advance(dayMs);
    token = await newToken(api, id);
    await setAvatar();
    expect(await linesOf(id)).toMatchObject([{ reason: 'avatar' }]);
  });
});

async function setAvatar() {
  const avatar = '/avatars/2/1.jpg';
  await api.database.pool.query(
    `insert into settings (key, value) values ('main', '{"avatars":["${avatar}"]}') on conflict do nothing`,
  );
  expect((await api.call('PATCH', '/user', { token, body: { avatar } })).status).toBe(200);
}
