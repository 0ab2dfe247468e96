import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifications } from '../db/schema/notifications';
import { pushDevices } from '../db/schema/push-devices';
import { sessions } from '../db/schema/sessions';
import { users } from '../db/schema/users';
import { createPush } from '../push/create-push';
import { enqueue } from '../queue/enqueue';
import { notify } from '../services/notifications/notify';
import { notifyAll } from '../services/notifications/notify-all';
import { eraseDue } from '../services/own-data/erase-account';
import { freshAddress, goodPassword, logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { makeJobsDue, runJobs } from '../testing/jobs.fixture';
import { addPause } from '../testing/pauses.fixture';
import { goodPushDevice } from '../testing/push-device.fixture';
import { type PushServer, startPushServer } from '../testing/push-server.fixture';

const key = Buffer.alloc(32, 9).toString('base64url');
const env = { VAPID_KEY: key, SITE_URL: 'https://site.ornek.com' };
const quiet = { warn: () => undefined };
let server: PushServer;
let site: TestApp;
let made = 0;
beforeAll(async () => {
  server = await startPushServer(createPush(env, quiet)?.publicKey ?? '');
  site = await createTestApp({ push: createPush(env, quiet, server.post) });
});
afterAll(async () => {
  await site.close();
  await server.close();
});
beforeEach(async () => {
  await site.database.pool.query('delete from graphile_worker._private_jobs');
});

const post = (path: string, token: string, body?: unknown) =>
  site.call('POST', path, { token, address: freshAddress(), ...(body === undefined ? {} : { body }) });

/** A member with a browser that notifications of the market go to. */
async function member(permission: 'player' | 'moderator' = 'player') {
  made += 1;
  const name = `uye${made}`;
  const id = await makeUser(site, name, { permission });
  const token = await logInAs(site, name);
  const device = server.subscribe();
  const keep = (input: unknown = device, by = token) => post('/user/push-device', by, input);
  expect((await keep()).status).toBe(200);
  const choose = (body: unknown) => site.call('PATCH', '/user/notifications/choices', { token, body });
  expect((await choose({ group: 'market', push: true })).status).toBe(200);
  const path = new URL(device.endpoint).pathname;
  return {
    id,
    name,
    token,
    device,
    keep,
    choose,
    got: () => server.delivered.filter((one) => one.path === path),
  };
}

const tell = (userId: string, item = 'Kupa') =>
  notify(site.deps.db, {
    userId,
    kind: 'order_approved',
    params: { item },
    about: { type: 'orders', id: '7' },
  });
const devicesOf = (userId: string) =>
  site.deps.db.select().from(pushDevices).where(eq(pushDevices.userId, userId));
const waiting = async () =>
  (await site.database.pool.query('select 1 from graphile_worker._private_jobs')).rowCount;

describe('what goes out', () => {
  test('a notification of a chosen group comes to the browser, encrypted for it and signed by the site', async () => {
    const { id, got } = await member();
    await tell(id);
    await runJobs(site);
    expect(got()).toHaveLength(1);
    const [{ text, headers, claims } = { text: '', headers: {}, claims: { sub: '' } }] = got();
    expect(JSON.parse(text)).toEqual({
      title: 'Sikke',
      body: '“Kupa” siparişin onaylandı; teslimatı hazırlanıyor.',
      path: '/user/info/siparisler/7',
      tag: expect.stringMatching(/^n-\d+$/),
    });
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: JSON.parse(text).tag });
    expect(claims.sub).toBe('https://site.ornek.com');
  });

  test('each browser of a member gets it, many members each their own, and the longest text fits', async () => {
    const [one, other] = [await member(), await member()];
    const second = server.subscribe();
    await one.keep(second, await logInAs(site, one.name));
    const kind = 'order_approved';
    await notifyAll(site.deps.db, kind, [
      { userId: one.id, params: { item: 'ş'.repeat(5000) } },
      { userId: other.id, params: { item: 'Kupa' } },
    ]);
    await runJobs(site);
    expect([one.got().length, other.got().length]).toEqual([1, 1]);
    expect(server.delivered.some(({ path }) => path === new URL(second.endpoint).pathname)).toBe(true);
  });

  test('once, however often its jobs run', async () => {
    const { id, got } = await member();
    await tell(id);
    await runJobs(site);
    const [{ id: notificationId } = { id: 0 }] = await site.deps.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, id));
    await enqueue(site.deps.db, 'push_notification', { notificationId });
    await runJobs(site);
    expect(got()).toHaveLength(1);
  });

  test('nothing of a group that was not chosen, or is no longer', async () => {
    const { id, choose, got } = await member();
    await notify(site.deps.db, { userId: id, kind: 'phone_verified' });
    await choose({ group: 'market', push: false });
    await tell(id);
    await runJobs(site);
    expect(got()).toEqual([]);
  });

  test('nothing that was read meanwhile, is a day old, or is kept from a paused or closed account', async () => {
    const [read, old, paused, banned] = [await member(), await member(), await member(), await member()];
    for (const { id } of [read, old, paused, banned]) await tell(id);
    const { db } = site.deps;
    const set = (id: string, values: Partial<typeof notifications.$inferInsert>) =>
      db.update(notifications).set(values).where(eq(notifications.userId, id));
    await set(read.id, { readAt: new Date() });
    await set(old.id, { createdAt: new Date(site.clock.now() - 25 * 3_600_000) });
    await addPause(site, paused.id);
    await db.update(users).set({ status: 'banned' }).where(eq(users.id, banned.id));
    await runJobs(site);
    expect([read, old, paused, banned].map(({ got }) => got().length)).toEqual([0, 0, 0, 0]);
    await paused.choose({ group: 'account', push: true });
    await notify(db, { userId: paused.id, kind: 'password_changed' });
    await runJobs(site);
    expect(paused.got()).toHaveLength(1);
  });

  test('the team’s own comes to nobody who left it', async () => {
    const { id, choose, got } = await member('moderator');
    await choose({ group: 'team', push: true });
    await notify(site.deps.db, { userId: id, kind: 'inbox_waiting', params: { count: 1 } });
    await site.deps.db.update(users).set({ permission: 'player' }).where(eq(users.id, id));
    await runJobs(site);
    expect(got()).toEqual([]);
  });
});

describe('a service that does not take it', () => {
  test.each([404, 410])('forgets a browser that is gone (%d), and asks no more', async (status) => {
    const { id } = await member();
    server.answer({ status });
    await tell(id);
    await runJobs(site);
    expect([await devicesOf(id), await waiting()]).toEqual([[], 0]);
  });

  test('keeps a browser that subscribed anew while its old address was asked', async () => {
    const { id, keep } = await member();
    const renewed = server.subscribe();
    const push = createPush(env, quiet, async () => {
      await keep(renewed);
      return { status: 410, retryAfter: undefined };
    });
    await tell(id);
    await runJobs(site, { ...site.deps, push });
    expect((await devicesOf(id)).map(({ endpoint }) => endpoint)).toEqual([renewed.endpoint]);
  });

  test.each([{ status: 500 }, { status: 503 }, { status: 429 }, 'drop' as const])(
    'tries again after %j, and then no more',
    async (answer) => {
      const { id, got } = await member();
      server.answer(answer);
      await tell(id);
      await runJobs(site);
      expect([got().length, await waiting()]).toEqual([0, 1]);
      await makeJobsDue(site);
      await runJobs(site);
      expect([got().length, await waiting(), (await devicesOf(id)).length]).toEqual([1, 0, 1]);
    },
  );

  test('waits as long as a busy one says, an hour at most', async () => {
    for (const [said, waits] of [
      ['120', 120],
      ['999999', 3600],
      ['0', 30],
    ] as const) {
      const { id, got } = await member();
      server.answer({ status: 429, headers: { 'retry-after': said } });
      await tell(id);
      await runJobs(site);
      const { rows } = await site.database.pool.query('select run_at from graphile_worker._private_jobs');
      expect(Math.round((rows[0].run_at.getTime() - site.clock.now()) / 1000)).toBe(waits);
      await makeJobsDue(site);
      await runJobs(site);
      expect(got()).toHaveLength(1);
    }
  });

  test.each([400, 401, 403, 413])(
    'leaves it at a refusal (%d): another try would be refused, too',
    async (status) => {
      const { id } = await member();
      server.answer({ status });
      await tell(id);
      await runJobs(site);
      expect([await waiting(), (await devicesOf(id)).length]).toEqual([0, 1]);
    },
  );
});

describe('a browser belongs to a login', () => {
  const isPushedHere = async (token: string) => {
    const answer = await site.call('GET', '/user/notifications/choices', { token });
    const { data } = await answer.json();
    return data.is_pushed_here;
  };

  test('it is told to the login that has it and to no other, until the member ends it there', async () => {
    const { id, name, token } = await member();
    const other = await logInAs(site, name);
    expect([await isPushedHere(token), await isPushedHere(other)]).toEqual([true, false]);
    expect((await post('/user/push-device/end', other)).status).toBe(200);
    expect(await devicesOf(id)).toHaveLength(1);
    expect((await post('/user/push-device/end', token)).status).toBe(200);
    expect([await isPushedHere(token), await devicesOf(id)]).toEqual([false, []]);
  });

  const ends: readonly (readonly [string, (one: Awaited<ReturnType<typeof member>>) => Promise<unknown>])[] =
    [
      ['a logout', ({ token }) => post('/logout', token)],
      ['“log out everywhere”', ({ token }) => post('/user/sessions/end', token, { which: 'all' })],
      [
        'a login ended from another one',
        async ({ id, name }) => {
          const [session] = await site.deps.db.select().from(sessions).where(eq(sessions.userId, id));
          return post('/user/sessions/end', await logInAs(site, name), { which: session?.id });
        },
      ],
      [
        'a changed password',
        async ({ name }) =>
          post('/user/password', await logInAs(site, name), {
            ...{
              current_password: goodPassword,
              password: 'Yelkenli-42',
              password_confirmation: 'Yelkenli-42',
            },
          }),
      ],
    ];
  test.each(ends)('%s ends what comes to it', async (_, end) => {
    const one = await member();
    await tell(one.id);
    await end(one);
    expect(await devicesOf(one.id)).toEqual([]);
    await runJobs(site);
    expect(one.got()).toEqual([]);
  });

  test('nothing comes to a login that is past its end', async () => {
    const { id, got } = await member();
    await tell(id);
    await site.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(site.clock.now() - 1) })
      .where(eq(sessions.userId, id));
    await runJobs(site);
    expect(got()).toEqual([]);
  });

  test('whoever logs in at a shared machine takes its browser over', async () => {
    const [first, second] = [await member(), await member()];
    expect((await second.keep(first.device)).status).toBe(200);
    expect([(await devicesOf(first.id)).length, (await devicesOf(second.id)).length]).toEqual([0, 1]);
    const tabs = await Promise.all([second.keep(first.device), second.keep(first.device)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect(await devicesOf(second.id)).toHaveLength(1);
  });

  test('it goes with the account, and no export names its address', async () => {
    const { id, token, device } = await member();
    const exported = await (await site.call('GET', '/user/export', { token })).text();
    expect(exported).toContain('"push_devices"');
    for (const secret of [device.endpoint, device.keys.auth]) expect(exported).not.toContain(secret);
    await site.deps.db
      .update(users)
      .set({ deleteAt: new Date(site.clock.now() - 1) })
      .where(eq(users.id, id));
    await eraseDue(site.deps);
    expect(await devicesOf(id)).toEqual([]);
  });

  test.each([
    [{ endpoint: 'https://169.254.169.254/latest' }, { endpoint: ['invalid'] }],
    [{ endpoint: 'http://push.ornek.com/x' }, { endpoint: ['invalid'] }],
    [{ endpoint: `https://push.ornek.com/${'x'.repeat(1000)}` }, { endpoint: ['max.string'] }],
    [{ keys: { ...goodPushDevice.keys, p256dh: 'A'.repeat(87) } }, { keys: ['invalid'] }],
    [{ keys: { ...goodPushDevice.keys, auth: 'kısa' } }, { keys: ['invalid'] }],
  ])('refusal %# is told by rule', async (change, errors) => {
    const { keep } = await member();
    const answer = await keep({ ...goodPushDevice, ...change });
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'validation_failed', errors }]);
  });

  test('where no message goes out no browser is kept', async () => {
    const bare = await createTestApp();
    await makeUser(bare, 'uye');
    const token = await logInAs(bare, 'uye');
    const answer = await bare.call('POST', '/user/push-device', { token, body: goodPushDevice });
    expect(answer.status).toBe(503);
    await bare.close();
  });
});
