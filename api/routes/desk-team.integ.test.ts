import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { teamAnswerSchema, teamLinkAnswerSchema } from '@/contract/desk-team';
import { auditLog } from '../db/schema/audit-log';
import { notifications } from '../db/schema/notifications';
import { users } from '../db/schema/users';
import { eraseDue } from '../services/own-data/erase-account';
import { freshAddress, goodPassword, logInAs, makeUser, storedUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { addSponsor } from '../testing/content.fixture';
import { addFactor } from '../testing/team.fixture';

type Member = Awaited<ReturnType<typeof newMember>>;
let site: TestApp;
let admin: Member;
beforeAll(async () => {
  site = await createTestApp();
  admin = await newMember(site, 'yonetici', { permission: 'admin' });
  await addSponsor(site.database.db, { slug: 'nar', name: 'admin' });
});
afterAll(() => site.close());

async function logIn(name: string, password = goodPassword): Promise<Member> {
  return { id: (await storedUser(site, name))?.id ?? '', token: await logInAs(site, name, password) };
}

const reason = 'Ekipte karar verdik.';
let keys = 0;
async function send(
  method: string,
  path: string,
  body: unknown,
  { by = admin, on = site }: { readonly by?: Member; readonly on?: TestApp } = {},
) {
  keys += 1;
  const headers = { 'Idempotency-Key': `anahtar-${String(keys).padStart(12, '0')}` };
  const answer = await on.call(method, path, { token: by.token, body, headers, address: freshAddress() });
  return { status: answer.status, json: await answer.json() };
}
const setRole = (username: string, role: string, more: object = {}, by = admin) =>
  send('POST', '/desk/roles', { username, role, reason, ...more }, { by });
const ask = (path: string, { token }: Member) => site.call('GET', path, { token });
const auditOf = (id: string) =>
  site.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `users:${id}`))
    .orderBy(auditLog.id);

describe('a role', () => {
  test('is given and taken with a line of before and after; the sessions end, it holds at once, and they are told', async () => {
    const deniz = await newMember(site, 'deniz');
    expect(await setRole('DENİZ', 'moderator')).toMatchObject({
      status: 201,
      json: { data: { state: 'done' } },
    });
    expect((await ask('/user', deniz)).status).toBe(401);
    const again = await logIn('deniz');
    expect((await ask('/desk/members', again)).status).toBe(200);
    await site.database.db.update(users).set({ permission: 'editor' }).where(eq(users.id, deniz.id));
    expect((await ask('/desk/members', again)).status, 'the same token, one call later').toBe(403);
    await setRole('deniz', 'player');
    expect(
      (await auditOf(deniz.id)).map(({ before, after }) => [before.permission, after.permission]),
    ).toEqual([
      ['player', 'moderator'],
      ['editor', 'player'],
    ]);
    const told = eq(notifications.userId, deniz.id);
    const rows = await site.database.db.select().from(notifications).where(told).orderBy(notifications.id);
    expect(rows.map(({ kind, params }) => [kind, params])).toEqual([
      ['role_changed', { role: 'moderator', reason }],
      ['role_changed', { role: 'player', reason }],
    ]);
  });

  test('of a support is its sponsor’s name, and no sponsor is called an admin', async () => {
    await makeUser(site, 'destekci');
    expect((await setRole('destekci', 'support')).json.errors).toEqual({ sponsor: ['required'] });
    expect((await setRole('destekci', 'support', { sponsor: 'yok' })).json.errors).toEqual({
      sponsor: ['exists'],
    });
    expect((await setRole('destekci', 'support', { sponsor: 'nar' })).status).toBe(201);
    expect(await storedUser(site, 'destekci')).toMatchObject({ permission: 'admin destek' });
  });

  test('is nobody’s own to change, nor an unknown one’s, nor given twice', async () => {
    expect((await setRole('yonetici', 'editor')).status).toBe(403);
    expect((await setRole('kimse', 'editor')).json.errors).toEqual({ username: ['exists'] });
    await makeUser(site, 'editorum', { permission: 'editor' });
    expect((await setRole('editorum', 'editor')).status).toBe(409);
  });

  test('of an admin waits for a second one, as soon as there is one', async () => {
    await makeUser(site, 'ikinci', { permission: 'moderator' });
    expect((await setRole('ikinci', 'admin')).json.data).toEqual({ state: 'done' });
    const { id = '' } = (await storedUser(site, 'ikinci')) ?? {};
    expect((await auditOf(id)).at(-1)?.after).toMatchObject({ permission: 'admin', alone: true });
    await makeUser(site, 'ucuncu', { permission: 'moderator' });
    expect((await setRole('ucuncu', 'admin')).json.data).toEqual({ state: 'asked' });
    expect((await storedUser(site, 'ucuncu'))?.permission).toBe('moderator');
    const waiting = await (await ask('/desk/four-eyes', admin)).json();
    const decision = { action: 'confirm', reason };
    const path = `/desk/four-eyes/${waiting.data[0].id}/decision`;
    expect((await send('POST', path, decision)).status, 'by who asked').toBe(403);
    const second = await logIn('ikinci');
    expect((await send('POST', path, decision, { by: second })).status).toBe(201);
    expect((await storedUser(site, 'ucuncu'))?.permission).toBe('admin');
    expect((await setRole('ucuncu', 'player')).status).toBe(201);
    expect((await setRole('ikinci', 'player')).status).toBe(201);
  });
});

describe('the last admin', () => {
  const changes = [
    ['demoted', { permission: 'editor' }],
    ['closed', { status: 'banned' as const }],
    ['let go', { deleteAt: new Date() }],
  ] as const;
  test.each(changes)('is never %s', async (_, change) => {
    const writing = site.database.db.update(users).set(change).where(eq(users.id, admin.id));
    await expect(writing).rejects.toMatchObject({ cause: { constraint: 'users_last_admin' } });
  });

  test('is never deleted or paused, and reads why', async () => {
    const { db } = site.database;
    const deleted = db.delete(users).where(eq(users.id, admin.id));
    await expect(deleted).rejects.toMatchObject({
      cause: { constraint: expect.stringMatching(/users_last_admin|fk/) },
    });
    const gone = await send('POST', '/user/deletion', { password: goodPassword });
    expect([gone.status, gone.json]).toEqual([409, { error: 'last_admin' }]);
    expect(await eraseDue(site.deps)).toBe(0);
  });

  test('is one of two who take the role from each other at the same time, thirty times', async () => {
    const other = await newMember(site, 'rakip-yonetici', { permission: 'admin' });
    const { db } = site.database;
    for (let time = 0; time < 30; time += 1) {
      const demote = (id: string) => db.update(users).set({ permission: 'editor' }).where(eq(users.id, id));
      const outcomes = await Promise.allSettled([demote(admin.id), demote(other.id)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      for (const id of [admin.id, other.id])
        await db.update(users).set({ permission: 'admin' }).where(eq(users.id, id));
    }
    await db.update(users).set({ permission: 'player' }).where(eq(users.id, other.id));
  });
});

describe('own rights', () => {
  test('are lent for the calls that belong to them, and taken for those', async () => {
    let ayse = await newMember(site, 'ayse', { permission: 'editor' });
    expect((await ask('/desk/members', ayse)).status).toBe(403);
    const path = `/desk/team/${ayse.id}/rights`;
    const rights = { granted: ['members', 'audit'], withdrawn: ['content'], reason };
    expect((await send('PUT', path, rights)).status).toBe(201);
    expect((await ask('/user', ayse)).status, 'the sessions end').toBe(401);
    ayse = await logIn('ayse');
    const answers = ['/desk/members', '/desk/audit', '/desk/content', '/desk/media', '/desk/market'];
    const statuses = await Promise.all(answers.map(async (one) => (await ask(one, ayse)).status));
    expect(statuses).toEqual([200, 200, 403, 403, 403]);
    expect((await (await ask('/user', ayse)).json()).data.rights).toEqual({
      granted: ['members', 'audit'],
      withdrawn: ['content'],
    });
    expect((await auditOf(ayse.id)).at(-1)).toMatchObject({
      ...{ action: 'rights_changed', before: { granted: [], withdrawn: [] } },
      after: { granted: ['members', 'audit'], withdrawn: ['content'] },
    });
    const told = await site.database.db
      .select({ kind: notifications.kind, params: notifications.params })
      .from(notifications)
      .where(eq(notifications.userId, ayse.id));
    expect(told).toEqual([{ kind: 'rights_changed', params: { reason } }]);
    await setRole('ayse', 'moderator');
    expect(await storedUser(site, 'ayse')).toMatchObject({ rightsGranted: [], rightsWithdrawn: [] });
  });

  test('never reach the team itself, are an editor’s and a moderator’s alone, and no admin’s own', async () => {
    let ali = await newMember(site, 'ali', { permission: 'moderator' });
    const all = ['content', 'inbox', 'contests', 'members', 'economy', 'settings', 'audit'];
    expect(
      (await send('PUT', `/desk/team/${ali.id}/rights`, { granted: all, withdrawn: [], reason })).status,
    ).toBe(201);
    ali = await logIn('ali');
    for (const path of ['/desk/team', '/desk/team/second-factor', `/desk/team/${ali.id}`, '/desk/four-eyes'])
      expect((await ask(path, ali)).status, path).toBe(403);
    expect((await setRole('ali', 'editor', {}, ali)).status).toBe(403);
    const both = { granted: ['inbox'], withdrawn: ['inbox'], reason };
    expect((await send('PUT', `/desk/team/${ali.id}/rights`, both)).status).toBe(422);
    expect((await send('PUT', `/desk/team/${admin.id}/rights`, { ...both, withdrawn: [] })).status).toBe(403);
    const player = await makeUser(site, 'oyuncu-biri');
    expect((await send('PUT', `/desk/team/${player}/rights`, { ...both, withdrawn: [] })).status).toBe(404);
    await expect(
      site.database.db
        .update(users)
        .set({ rightsGranted: ['inbox'] })
        .where(eq(users.id, player)),
    ).rejects.toMatchObject({ cause: { constraint: 'users_rights_of_some_roles' } });
  });
});

describe('a link', () => {
  const choose = (link: string) =>
    site.call('POST', '/reset-password', {
      body: {
        token: new URL(link).hash.slice(1),
        password: 'Yelkenli-Sabah-42',
        password_confirmation: 'Yelkenli-Sabah-42',
      },
      address: freshAddress(),
    });

  test('lets who is invited choose a password, once; no password opens the account before that', async () => {
    const invited = await send('POST', '/desk/invitations', {
      ...{ username: 'yeni-kisi', email: 'yeni-kisi@ornek.com', role: 'moderator' },
    });
    const { data } = teamLinkAnswerSchema.parse(invited.json);
    expect(invited.status).toBe(200);
    for (const password of ['!', '', goodPassword]) {
      const login = await site.call('POST', '/login', {
        body: { email: 'yeni-kisi', password },
        address: freshAddress(),
      });
      expect(login.status).toBe(401);
    }
    expect((await choose(data.link)).status).toBe(200);
    expect((await choose(data.link)).status).toBe(422);
    const fresh = await logIn('yeni-kisi', 'Yelkenli-Sabah-42');
    expect((await ask('/desk/members', fresh)).status).toBe(200);
    const taken = await send('POST', '/desk/invitations', {
      ...{ username: 'YENİ-KİSİ', email: 'yeni-kisi@ornek.com', role: 'editor' },
    });
    expect([taken.status, taken.json.errors]).toEqual([422, { username: ['unique'], email: ['unique'] }]);
  });

  test('to a new password is one at a time, ends after an hour, and stands in no line of the audit log', async () => {
    const mate = await newMember(site, 'unutkan', { permission: 'moderator' });
    const path = `/desk/team/${mate.id}/reset-links`;
    const [first, second] = [await send('POST', path, { reason }), await send('POST', path, { reason })];
    expect((await choose(first.json.data.link)).status, 'replaced').toBe(422);
    const lines = JSON.stringify(await auditOf(mate.id));
    expect(lines).not.toContain(new URL(second.json.data.link).hash.slice(1));
    expect((await send('POST', `/desk/team/${admin.id}/reset-links`, { reason })).status).toBe(403);
    const player = await makeUser(site, 'uye-biri');
    expect((await send('POST', `/desk/team/${player}/reset-links`, { reason })).status).toBe(404);
    site.clock.advance(61 * 60_000);
    expect((await choose(second.json.data.link)).status, 'too old').toBe(422);
    admin = await logIn('yonetici');
  });
});

test('the list says who is of the team, with what, and nothing of members', async () => {
  const mate = await makeUser(site, 'kodlu-kisi', { permission: 'moderator' });
  await addFactor(site, mate);
  const { data } = teamAnswerSchema.parse(await (await ask('/desk/team', admin)).json());
  expect(data.find(({ id }) => id === mate)).toMatchObject({ role: 'moderator', second_factor: true });
  expect(data.find(({ id }) => id === admin.id)).toMatchObject({ role: 'admin', is_self: true });
  expect(data.every(({ permission }) => permission !== 'player')).toBe(true);
});
