import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  winReactionAnswerSchema,
  winReactionNames,
  winReactionsAnswerSchema,
} from '@/contract/win-reactions';
import { winAnswerSchema, winsAnswerSchema } from '@/contract/wins';
import { contentChanges } from '../db/schema/content-changes';
import { users } from '../db/schema/users';
import { winReactions } from '../db/schema/win-reactions';
import { wins } from '../db/schema/wins';
import { eraseDue } from '../services/own-data/erase-account';
import { react } from '../services/wins/react';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { addWin } from '../testing/wins.fixture';

const none = { clap: 0, fire: 0, heart: 0, wow: 0 };

let api: TestApp;
let [userId, other, token, winId] = ['', '', '', 0];
let made = 0;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  made += 1;
  userId = await makeUser(api, `izleyen${made}`);
  other = await makeUser(api, `baskasi${made}`, { passwordHash: '!' });
  token = await logInAs(api, `izleyen${made}`);
  winId = await addWin(api.deps.db, { userId: other });
});

const path = (id = winId) => `/wins/${id}/reaction`;
const put = (reaction: unknown, id = winId) => api.call('PUT', path(id), { token, body: { reaction } });
const takeBack = (id = winId) => api.call('DELETE', path(id), { token });
const readData = async (answer: Response) => winReactionAnswerSchema.parse(await answer.json()).data;
const shown = async () =>
  winAnswerSchema.parse(await (await api.call('GET', `/wins/${winId}`)).json()).data.reactions;
const rows = () => api.deps.db.select().from(winReactions).where(eq(winReactions.winId, winId));

describe('a reaction to a win', () => {
  test('is one a member: given, changed, taken back, and counted for everybody each time', async () => {
    expect(await shown()).toEqual(none);
    expect(await readData(await put('clap'))).toEqual({
      id: winId,
      own: 'clap',
      counts: { ...none, clap: 1 },
    });
    expect(await readData(await put('clap'))).toMatchObject({ counts: { ...none, clap: 1 } });
    expect(await readData(await put('wow'))).toEqual({ id: winId, own: 'wow', counts: { ...none, wow: 1 } });
    expect(await shown()).toEqual({ ...none, wow: 1 });
    expect(await readData(await takeBack())).toEqual({ id: winId, own: null, counts: none });
    expect((await takeBack()).status).toBe(200);
    expect([await rows(), await shown()]).toEqual([[], none]);
  });

  test('sent fifty times at once, in every kind, is one row and counts once', async () => {
    const sent = Array.from({ length: 50 }, (_, at) => winReactionNames[at % 4] ?? 'clap');
    await Promise.all(sent.map((reaction) => react(api.deps, { userId, winId, reaction })));
    const [own, ...more] = await rows();
    expect(more).toEqual([]);
    expect(await shown()).toEqual({ ...none, [own?.reaction ?? '']: 1 });
  });

  test('of many members at once, who change and take back, leaves the counts that the rows say', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, at) => makeUser(api, `k${made}x${at}`, { passwordHash: '!' })),
    );
    const steps = people.flatMap((one, at) =>
      ([winReactionNames[at % 4] ?? null, at % 3 === 0 ? null : 'heart', 'fire'] as const).map(
        (reaction) => () => react(api.deps, { userId: one, winId, reaction }),
      ),
    );
    await Promise.all(steps.map((step) => step()));
    const counted = { ...none };
    for (const { reaction } of await rows()) counted[reaction] += 1;
    expect(await shown()).toEqual(counted);
  });

  test.each(['pending', 'in_review', 'rejected', 'removed'] as const)(
    'is refused for a win that is %s',
    async (review) => {
      const approvedAt = review === 'removed' ? new Date() : null;
      const id = await addWin(api.deps.db, { userId: other, review, approvedAt });
      expect([(await put('clap', id)).status, (await takeBack(id)).status]).toEqual([404, 404]);
      expect(await api.deps.db.select().from(winReactions).where(eq(winReactions.winId, id))).toEqual([]);
    },
  );

  test('waits for a review that takes the win down, and finds it gone', async () => {
    const { db } = api.deps;
    let reacting: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await tx.update(wins).set({ review: 'removed', isFeatured: false }).where(eq(wins.id, winId));
      reacting = react(api.deps, { userId, winId, reaction: 'clap' }).catch((error: unknown) => error);
      const waits = sql`select from pg_locks where not granted`;
      await expect.poll(async () => (await db.execute(waits)).rows.length).toBeGreaterThan(0);
    });
    expect(await reacting).toMatchObject({ code: 'not_found' });
    expect(await rows()).toEqual([]);
  });

  test.each([
    [undefined, 'invalid'],
    ['kalp', 'invalid'],
    [7, 'invalid'],
  ])('of %s is told what is wrong', async (reaction, rule) => {
    const answer = await put(reaction);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'validation_failed', errors: { reaction: [rule] } },
    ]);
  });

  test('is given sixty times a minute and no more', async () => {
    for (let time = 0; time < 60; time += 1) await api.deps.limits.winReaction.take(userId);
    expect((await put('clap')).status).toBe(429);
  });

  test('renews no page: the next making of a page shows it', async () => {
    const before = await api.deps.db.$count(contentChanges);
    await put('heart');
    expect(await api.deps.db.$count(contentChanges)).toBe(before);
  });

  test('goes with the account of who gave it', async () => {
    await put('heart');
    const past = new Date(api.clock.now() - 1);
    await api.deps.db.update(users).set({ deleteAt: past }).where(eq(users.id, userId));
    expect(await eraseDue(api.deps)).toBe(1);
    expect([await rows(), await shown()]).toEqual([[], none]);
  });
});

describe('a page of wins', () => {
  test('tells a member the own reactions and the counts of now in one query, of approved wins alone', async () => {
    const second = await addWin(api.deps.db, { userId: other });
    const hidden = await addWin(api.deps.db, { userId: other, review: 'pending', approvedAt: null });
    await put('fire');
    await react(api.deps, { userId: other, winId, reaction: 'fire' });
    const answer = await api.call('GET', `/wins/reactions/${winId}-${second}-${hidden}`, { token });
    const { data } = winReactionsAnswerSchema.parse(await answer.json());
    expect(data.sort((a, b) => a.id - b.id)).toEqual([
      { id: winId, own: 'fire', counts: { ...none, fire: 2 } },
      { id: second, own: null, counts: none },
    ]);
  });

  test('carries the counts without another query', async () => {
    await put('wow');
    const { answer, statements } = await recordedCall(api, '/wins');
    expect(statements).toHaveLength(1);
    const { data } = winsAnswerSchema.parse(await answer.json());
    expect(data.find(({ id }) => id === winId)?.reactions).toEqual({ ...none, wow: 1 });
  });

  test.each(['0', 'a', '1-', Array.from({ length: 31 }, () => 1).join('-')])(
    'is not found as %s',
    async (ids) => {
      expect((await api.call('GET', `/wins/reactions/${ids}`, { token })).status).toBe(404);
    },
  );

  test('tells a guest nothing', async () => {
    expect((await api.call('GET', `/wins/reactions/${winId}`)).status).toBe(401);
    expect((await api.call('PUT', path(), { body: { reaction: 'clap' } })).status).toBe(401);
  });
});
