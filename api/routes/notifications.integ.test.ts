import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { choicesAnswerSchema, notificationsAnswerSchema, unreadAnswerSchema } from '@/contract/notifications';
import { notificationChoices } from '../db/schema/notification-choices';
import { notifications } from '../db/schema/notifications';
import { notify } from '../services/notifications/notify';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { keepingMailer, runJobs } from '../testing/jobs.fixture';

const mailer = keepingMailer();
let site: TestApp;
let ids: { readonly own: string; readonly other: string };
let token: string;
beforeAll(async () => {
  site = await createTestApp({ mailer });
  ids = { own: await makeUser(site, 'oyuncu'), other: await makeUser(site, 'baskasi') };
  token = await logInAs(site, 'oyuncu');
});
afterAll(() => site.close());
beforeEach(async () => {
  mailer.sent.length = 0;
  await site.deps.db.delete(notifications);
  await site.deps.db.delete(notificationChoices);
  await site.database.pool.query('delete from graphile_worker._private_jobs');
});

const tell = (userId: string) =>
  notify(site.deps.db, { userId, kind: 'phone_verified', about: { type: 'verification' } });
const list = async (query = '') => {
  const answer = await site.call('GET', `/user/notifications${query}`, { token });
  return notificationsAnswerSchema.parse(await answer.json());
};
const unread = async () => {
  const answer = await site.call('GET', '/user/notifications/unread', { token });
  return unreadAnswerSchema.parse(await answer.json()).data.count;
};
const read = (body: unknown) => site.call('POST', '/user/notifications/read', { token, body });

describe('the list', () => {
  test('holds what the member was told, newest first, page by page, and nothing of anybody else', async () => {
    for (let time = 0; time < 30; time += 1) await tell(ids.own);
    await tell(ids.other);
    const first = await list();
    const second = await list(`?cursor=${first.next_cursor}`);
    const all = [...first.data, ...second.data].map(({ id }) => id);
    expect([first.data.length, all.length, second.next_cursor]).toEqual([24, 30, null]);
    expect(all).toEqual([...all].sort((a, b) => b - a));
    expect(first.data[0]).toMatchObject({
      kind: 'phone_verified',
      reference: { type: 'verification' },
      read_at: null,
    });
  });

  test.each(['x', 'bm90anNvbg', Buffer.from('["1"]').toString('base64url')])(
    'refuses the cursor %s with 422',
    async (cursor) => {
      const answer = await site.call('GET', `/user/notifications?cursor=${cursor}`, { token });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { error: 'validation_failed', errors: { cursor: ['invalid'] } },
      ]);
    },
  );

  test('what is stored names what it is about, and no address of the site', async () => {
    await tell(ids.own);
    const rows = await site.deps.db.select().from(notifications);
    expect(rows.map(({ reference }) => reference)).toEqual([{ type: 'verification' }]);
    expect(JSON.stringify(await list())).not.toContain('/user/verify');
  });
});

describe('reading', () => {
  test('one marks that one; up to the newest shown leaves what came after unread', async () => {
    for (let time = 0; time < 3; time += 1) await tell(ids.own);
    const [newest, , oldest] = (await list()).data;
    await tell(ids.own);
    expect(await unread()).toBe(4);
    expect((await read({ id: oldest?.id })).status).toBe(200);
    expect(await unread()).toBe(3);
    expect((await read({ up_to: newest?.id })).status).toBe(200);
    expect(await unread()).toBe(1);
  });

  test('does nothing to what another member was told', async () => {
    await tell(ids.other);
    const [row] = await site.deps.db.select().from(notifications);
    expect((await read({ id: row?.id })).status).toBe(200);
    expect((await read({ up_to: row?.id })).status).toBe(200);
    expect(await site.deps.db.select().from(notifications)).toEqual([row]);
  });

  test('counts no further than 100', async () => {
    await site.deps.db
      .insert(notifications)
      .values(Array.from({ length: 150 }, () => ({ userId: ids.own, kind: 'phone_verified', params: {} })));
    expect(await unread()).toBe(100);
  });

  test.each([
    [{}, { id: ['required'] }],
    [{ id: 0 }, { id: ['too_low'] }],
    [{ id: 1.5 }, { id: ['invalid'] }],
    [{ up_to: '3' }, { up_to: ['invalid'] }],
    [{ up_to: 2 ** 60 }, { up_to: ['too_high'] }],
  ])('%j is told by rule', async (body, errors) => {
    const answer = await read(body);
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'validation_failed', errors }]);
  });
});

describe('mail', () => {
  const choose = (body: unknown) => site.call('PATCH', '/user/notifications/choices', { token, body });
  const choices = async () => {
    const answer = await site.call('GET', '/user/notifications/choices', { token });
    return choicesAnswerSchema.parse(await answer.json()).data;
  };

  test('comes for the safety of the account unless the member chose otherwise', async () => {
    expect(await choices()).toEqual({
      mail: { account: true, reviews: false, market: false, contests: false, team: false },
      can_mail: true,
      telegram: { account: false, reviews: false, market: false, contests: false, team: false },
      can_telegram: false,
      push: { account: false, reviews: false, market: false, contests: false, team: false },
      can_push: false,
      push_key: null,
      is_pushed_here: false,
    });
    await tell(ids.own);
    expect((await choose({ group: 'account', mail: false })).status).toBe(200);
    await tell(ids.own);
    await runJobs(site);
    expect(mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['oyuncu@ornek.com', 'Telefon numaran doğrulandı.'],
    ]);
    expect(mailer.sent[0]?.text).toContain('http://localhost:3000/user/verify');
    expect((await choices()).mail.account).toBe(false);
  });

  test('does not come to who was banned meanwhile', async () => {
    const userId = await makeUser(site, 'yasakli', { status: 'banned' });
    await tell(userId);
    await runJobs(site);
    expect(mailer.sent).toEqual([]);
  });

  test.each([
    [{ group: 'x', mail: true }, { group: ['invalid'] }],
    [{ group: 'reviews' }, { mail: ['required'] }],
    [{ group: 'reviews', mail: 'yes' }, { mail: ['invalid'] }],
    [{ group: 'reviews', telegram: 'yes' }, { telegram: ['invalid'] }],
    [{ group: 'reviews', push: 1 }, { push: ['invalid'] }],
  ])('a choice of %j is told by rule', async (body, errors) => {
    const answer = await choose(body);
    expect([answer.status, await answer.json()]).toEqual([422, { error: 'validation_failed', errors }]);
  });
});
