import { eq, sql } from 'drizzle-orm';
import { createParser } from 'eventsource-parser';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { databaseHeader, type LiveChange, liveChangeSchema, ownLiveSchema } from '@/contract/live';
import { accountPauses } from '../db/schema/account-pauses';
import { bonusHunts } from '../db/schema/bonus-hunts';
import { notifications } from '../db/schema/notifications';
import { sessions } from '../db/schema/sessions';
import { users } from '../db/schema/users';
import { startHearing } from '../jobs/hear-changes';
import { announceChanges } from '../services/changes/announce-changes';
import { recordMaintenance } from '../services/maintenance/record-maintenance';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { addHunt } from '../testing/streamed.fixture';

let api: TestApp;
let hearing: { stop(): Promise<void> };
const readers: AbortController[] = [];
beforeAll(async () => {
  api = await createTestApp();
  await addHunt(api.deps.db, { slug: 'av', state: 'collecting', collectBalance: null });
  const connected = new Promise<void>((resolve) => {
    const unfollow = api.deps.changes.follow(() => {
      unfollow();
      resolve();
    });
  });
  hearing = startHearing(api.deps, api.database.url);
  await connected;
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.abort();
});
afterAll(async () => {
  await hearing.stop();
  await api.close();
});

/** What a site's process hears from now on. */
async function follow() {
  const heard: LiveChange[] = [];
  const away = new AbortController();
  readers.push(away);
  const answer = await api.call('GET', '/live');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const parser = createParser({
    onEvent: ({ data }) => heard.push(liveChangeSchema.parse(JSON.parse(data))),
  });
  const ended = answer.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeTo(new WritableStream({ write: (text) => parser.feed(text) }), { signal: away.signal })
    .catch(() => undefined);
  const tags = () => heard.flatMap((change) => (change.kind === 'tag' ? [change.tag] : []));
  const members = () => heard.flatMap((change) => (change.kind === 'member' ? [change.id] : []));
  return { heard, tags, members, ended };
}

const rename = (title: string) =>
  api.deps.db.update(bonusHunts).set({ title }).where(eq(bonusHunts.slug, 'av'));

test('a commit is heard once a tag and transaction, however many statements it had; what is rolled back is not', async () => {
  const { heard, tags } = await follow();
  await api.deps.db
    .transaction(async (tx) => {
      await tx.update(bonusHunts).set({ title: 'olmadı' });
      throw new Error('no');
    })
    .catch(() => undefined);
  await api.deps.db.transaction(async (tx) => {
    for (const title of ['bir', 'iki', 'üç']) await tx.update(bonusHunts).set({ title });
  });
  await vi.waitFor(() => expect(tags()).toContain('bonus-hunts'));
  await rename('dört');
  await vi.waitFor(() => expect(tags().filter((tag) => tag === 'bonus-hunts')).toHaveLength(2));
  const numbers = heard.flatMap((change) => (change.kind === 'tag' ? [change.change] : []));
  expect(new Set(numbers).size).toBe(2);
});

test('a balance, a notification and a login that ended are heard as whose they are, and by nothing else of them', async () => {
  const { heard, members } = await follow();
  const { id, token } = await newMember(api, 'dinleyen');
  await api.deps.db.update(users).set({ point: 7 }).where(eq(users.id, id));
  await vi.waitFor(() => expect(members()).toEqual([id]));
  await api.deps.db.update(users).set({ avatar: '/1.webp' }).where(eq(users.id, id));
  await api.deps.db.insert(notifications).values({ userId: id, kind: 'deneme', params: {} });
  await vi.waitFor(() => expect(members()).toEqual([id, id]));
  await api.call('POST', '/logout', { token });
  await vi.waitFor(() => expect(members()).toEqual([id, id, id]));
  expect(heard.filter(({ kind }) => kind === 'member')).toEqual(Array(3).fill({ kind: 'member', id }));
});

test('whose listener is cut off hears of the gap, and then of changes again', async () => {
  const { heard, tags } = await follow();
  await api.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sikke-listen' and datname = current_database()",
  );
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'gap' }), 10_000);
  await rename('beş');
  await vi.waitFor(() => expect(tags()).toContain('bonus-hunts'), 10_000);
});

test('whoever connects is told how long ago each tag changed: not at all while the site was not told of it, and never less than that later', async () => {
  const pastOf = ({ heard }: Awaited<ReturnType<typeof follow>>) =>
    vi.waitFor(() => {
      const past = heard.find(({ kind }) => kind === 'past');
      if (past?.kind !== 'past') throw new Error('not told yet');
      return past.agoMs;
    });
  await rename('altı');
  expect((await pastOf(await follow()))['bonus-hunts']).toBe(0);
  await announceChanges(api.deps, async () => undefined);
  await api.deps.db.execute(sql`update tag_changes set changed_at = now() - interval '1 hour'`);
  const later = await pastOf(await follow());
  expect(later['bonus-hunts']).toBeGreaterThanOrEqual(3_600_000);
  expect(later['bonus-hunts']).toBeLessThan(3_700_000);
  await rename('yedi');
  expect((await pastOf(await follow()))['bonus-hunts']).toBe(0);
});

test('only the site that proves itself is told, and nobody where none can', async () => {
  const open = mount({ ...api.deps, config: { ...api.deps.config, clientId: null } });
  for (const path of ['/live', '/live/me', '/live/sessions/00000000-0000-4000-8000-000000000000']) {
    expect((await api.call('GET', path, { headers: { 'X-Client-Id': 'wrong' } })).status).toBe(403);
    expect((await open.call('GET', path)).status).toBe(403);
  }
});

async function ownOf(token: string) {
  const answer = await api.call('GET', '/live/me', { token });
  if (answer.status !== 200) return answer.status;
  const { data } = await answer.json();
  const read = await api.call('GET', `/live/sessions/${data.session}`);
  return read.status === 200 ? ownLiveSchema.strict().parse((await read.json()).data) : read.status;
}

test('a login shows its own member’s balance and count and nothing more; a paused one still its own, none that ended anything', async () => {
  const [own, other, banned, left] = await Promise.all(
    ['sahibi', 'baskasi', 'yasakli', 'cikan'].map((name) => newMember(api, name)),
  );
  if (!own || !other || !banned || !left) throw new Error('four members');
  await api.deps.db.update(users).set({ point: 41 }).where(eq(users.id, own.id));
  await api.deps.db.insert(notifications).values({ userId: own.id, kind: 'deneme', params: {} });
  expect(await ownOf(own.token)).toEqual({ point: 41, unread: 1 });
  expect(await ownOf(other.token)).toEqual({ point: 0, unread: 0 });
  const now = new Date(api.clock.now());
  await api.deps.db
    .insert(accountPauses)
    .values({ userId: other.id, length: 'forever', startsAt: now, createdAt: now });
  expect(await ownOf(other.token)).toEqual({ point: 0, unread: 0 });
  expect((await api.call('GET', '/live/me')).status).toBe(401);
  const sessionOf = async (id: string) =>
    (await api.deps.db.select().from(sessions).where(eq(sessions.userId, id)))[0]?.id;
  const [bannedLogin, leftLogin] = [await sessionOf(banned.id), await sessionOf(left.id)];
  await api.deps.db.update(users).set({ status: 'banned' }).where(eq(users.id, banned.id));
  await api.call('POST', '/logout', { token: left.token });
  for (const login of [bannedLogin, leftLogin])
    expect((await api.call('GET', `/live/sessions/${login}`)).status).toBe(401);
  expect((await api.call('GET', '/live/sessions/olmayan')).status).toBe(404);
});

test('of whatever role a login is, it shows its own balance and count and nothing of anybody else’s, and no call of the stream takes a member’s token for a session', async () => {
  const roles = ['player', 'editor', 'moderator', 'admin', 'Nartane'];
  const members = await Promise.all(
    roles.map((permission, at) => newMember(api, `rol${at}`, { permission })),
  );
  for (const [at, { id }] of members.entries())
    await api.deps.db
      .update(users)
      .set({ point: 100 + at })
      .where(eq(users.id, id));
  const seen = await Promise.all(members.map(({ token }) => ownOf(token)));
  expect(seen).toEqual(roles.map((_, at) => ({ point: 100 + at, unread: 0 })));
  for (const { id, token } of members) {
    expect((await api.call('GET', `/live/sessions/${id}`, { token })).status).toBe(401);
    expect((await api.call('GET', `/live/me?id=${members[0]?.id}`)).status).toBe(401);
  }
});

test('streams end in order with the process', async () => {
  const { ended } = await follow();
  api.deps.changes.end();
  await ended;
});

test('the stream says which database it is of: the same each time, another one after a restore', async () => {
  const idOf = async () => (await api.call('GET', '/live')).headers.get(databaseHeader);
  const first = await idOf();
  expect(first).toMatch(/^\d+-\d+$/);
  expect(await idOf()).toBe(first);
  await recordMaintenance(api.deps, { kind: 'restore', outcome: { figures: {} } });
  const restored = await idOf();
  expect(restored?.startsWith(`${first}-`)).toBe(true);
  expect(await idOf()).toBe(restored);
});
