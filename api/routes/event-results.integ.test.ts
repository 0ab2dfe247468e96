import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgingAnswerSchema } from '@/contract/event-results';
import { eventEntries } from '../db/schema/event-entries';
import { eventScores } from '../db/schema/event-scores';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember, review } from '../testing/claims.fixture';
import { addContestRules, addJudged, prize } from '../testing/results.fixture';

let api: TestApp;
let players: Awaited<ReturnType<typeof newMember>>[];
let jury: Awaited<ReturnType<typeof newMember>>[];
beforeAll(async () => {
  api = await createTestApp();
  const all = (names: readonly string[], permission: string) =>
    Promise.all(names.map((name) => newMember(api, name, { permission })));
  players = await all(['ayse', 'burak', 'cemre'], 'player');
  jury = await all(['juri_bir', 'juri_iki', 'juri_uc'], 'moderator');
  await addContestRules(api.deps);
});
afterAll(() => api.close());

const score = (slug: string, id: number | undefined, juror: number, value: unknown) => {
  const body = { score: value };
  return api.call('POST', `/events/${slug}/entries/${id}/score`, { token: jury[juror]?.token ?? '', body });
};
const decide = (slug: string, body: object, token = jury[0]?.token ?? '') =>
  api.call('POST', `/events/${slug}/result`, { token, body });
const ranking = async (slug: string) => {
  const { data } = await (await api.call('GET', `/events/${slug}/standings`)).json();
  return data.map(({ user, points }: { user: { name: string }; points: number }) => [
    user.name.slice(0, 1),
    points,
  ]);
};
const playerIds = () => players.map(({ id }) => id);

describe('a jury', () => {
  test('ranks a custom event by the mean of its scores, each juror once; at a tie the earlier entry stands first', async () => {
    const { entryIds } = await addJudged(api.deps, { slug: 'cizim' }, playerIds());
    for (const [entry, juror, value] of [
      [0, 0, 40],
      [0, 0, 60],
      [0, 1, 70],
      [1, 0, 90.5],
      [2, 0, 90.5],
    ] as const) {
      expect((await score('cizim', entryIds[entry], juror, value)).status).toBe(200);
    }
    expect(await ranking('cizim')).toEqual([
      ['b', 90.5],
      ['c', 90.5],
      ['a', 65],
    ]);
  });

  test('of many at once leaves one score a juror and their mean', async () => {
    const { entryIds } = await addJudged(api.deps, { slug: 'ayni-anda' }, playerIds());
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => score('ayni-anda', entryIds[0], at % 3, 10 * (1 + (at % 3)))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const isEntry = eq(eventScores.entryId, entryIds[0] ?? 0);
    expect(await api.deps.db.$count(eventScores, isEntry)).toBe(3);
    const [entry] = await api.deps.db
      .select()
      .from(eventEntries)
      .where(eq(eventEntries.id, entryIds[0] ?? 0));
    expect(entry?.score).toBe(20);
  });

  test('lets the better one of a member’s entries count, whichever that becomes', async () => {
    const { id, entryIds } = await addJudged(api.deps, { slug: 'iki-deneme' }, [players[0]?.id ?? '']);
    const second = { eventId: id, userId: players[0]?.id ?? '', review: 'approved' as const };
    const [other] = await api.deps.db.insert(eventEntries).values(second).returning({ id: eventEntries.id });
    await score('iki-deneme', entryIds[0], 0, 30);
    await score('iki-deneme', other?.id, 0, 80);
    expect(await ranking('iki-deneme')).toEqual([['a', 80]]);
    await score('iki-deneme', other?.id, 0, 10);
    expect(await ranking('iki-deneme')).toEqual([['a', 30]]);
  });

  test.each([
    [-1, ['too_low']],
    [101, ['too_high']],
    [50.001, ['invalid']],
    ['50', ['invalid']],
    [null, ['required']],
  ])('cannot give %s', async (value, rules) => {
    const { entryIds } = await addJudged(
      api.deps,
      { slug: `hatali-${String(value).replace(/\W/g, 'x')}` },
      playerIds(),
    );
    const answer = await score(`hatali-${String(value).replace(/\W/g, 'x')}`, entryIds[0], 0, value);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(['score']);
    expect(rules).toHaveLength(1);
  });

  test('gives none to its own entry, to another kind of event, or to one that is not approved', async () => {
    const own = await addJudged(api.deps, { slug: 'kendi' }, [jury[0]?.id ?? '', players[0]?.id ?? '']);
    expect((await score('kendi', own.entryIds[0], 0, 50)).status).toBe(403);
    expect((await score('kendi', own.entryIds[0], 1, 50)).status).toBe(200);
    const quiz = await addJudged(api.deps, { slug: 'bilgi', type: 'quiz' }, playerIds());
    expect((await score('bilgi', quiz.entryIds[0], 0, 50)).status).toBe(409);
    expect((await score('kendi', quiz.entryIds[0], 0, 50)).status).toBe(404);
    await api.deps.db
      .update(eventEntries)
      .set({ review: 'pending', counts: false })
      .where(eq(eventEntries.eventId, own.id));
    expect((await score('kendi', own.entryIds[1], 1, 50)).status).toBe(404);
  });
});

describe('the result of an event', () => {
  test('stands: no score, no approval, no other decision comes after it', async () => {
    const { entryIds } = await addJudged(api.deps, { slug: 'sonuc', prizes: [prize(1)] }, playerIds());
    expect((await decide('sonuc', { action: 'finish' })).status).toBe(409);
    for (const id of entryIds) await score('sonuc', id, 0, 50);
    expect((await decide('sonuc', { action: 'finish' })).status).toBe(200);
    expect((await score('sonuc', entryIds[2], 1, 100)).status).toBe(409);
    expect((await decide('sonuc', { action: 'finish' })).status).toBe(409);
    expect((await decide('sonuc', { action: 'cancel', reason: 'x' })).status).toBe(409);
    await api.deps.db
      .update(eventEntries)
      .set({ review: 'pending', counts: false })
      .where(eq(eventEntries.id, entryIds[2] ?? 0));
    const late = await review(api, jury[0]?.token ?? '', `event/${entryIds[2]}`, { action: 'approve' });
    expect(late.status).toBe(409);
  });

  test('is the team’s alone, and a cancellation says why', async () => {
    await addJudged(api.deps, { slug: 'iptal', type: 'quiz' }, playerIds());
    expect((await decide('iptal', { action: 'cancel' })).status).toBe(422);
    expect((await decide('iptal', { action: 'finish' }, players[0]?.token)).status).toBe(403);
    expect((await decide('yok', { action: 'finish' }, players[0]?.token)).status).toBe(403);
    expect((await decide('yok', { action: 'finish' })).status).toBe(404);
    expect((await decide('iptal', { action: 'cancel', reason: 'Sponsor çekildi.' })).status).toBe(200);
  });

  test('waits where the team sees what is missing', async () => {
    const { entryIds } = await addJudged(api.deps, { slug: 'bekleyen' }, playerIds());
    await score('bekleyen', entryIds[1], 0, 75);
    const answer = await api.call('GET', '/judging', { token: jury[0]?.token ?? '' });
    const { data } = judgingAnswerSchema.parse(await answer.json());
    const event = data.find(({ slug }) => slug === 'bekleyen');
    expect(event).toMatchObject({ state: 'judging', pending: 0, unscored: 2 });
    expect(event?.entries.map(({ username, scores, own_score }) => [username, scores, own_score])).toEqual([
      ['ayse', 0, null],
      ['cemre', 0, null],
      ['burak', 1, 75],
    ]);
  });
});
