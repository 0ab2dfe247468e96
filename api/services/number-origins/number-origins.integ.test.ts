import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StreamStep } from '@/contract/desk-stream';
import { type NumberArea, numberOriginsAnswerSchema } from '@/contract/number-origins';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntBonuses } from '../../db/schema/hunt-bonuses';
import { numberChanges } from '../../db/schema/number-changes';
import { objections } from '../../db/schema/objections';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerStandings } from '../../db/schema/wager-standings';
import { logInAs } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { keyed, newMember, review } from '../../testing/claims.fixture';
import { addSponsor } from '../../testing/content.fixture';
import { finals } from '../../testing/finals.fixture';
import { prize } from '../../testing/results.fixture';
import { addHunt } from '../../testing/streamed.fixture';
import { addImport, addWagerEvent } from '../../testing/wager-events.fixture';
import { settleHunts } from '../bonus-hunts/settle-hunts';
import { postToLedger } from '../ledger/post-to-ledger';
import { advanceWagerEvents } from '../wager-events/advance-wager-events';
import { publishImport } from '../wager-events/publish-import';

const hourMs = 3_600_000;

let api: TestApp;
let team: Awaited<ReturnType<typeof newMember>>;
let player: typeof team;
let other: typeof team;
beforeAll(async () => {
  api = await createTestApp();
  team = await newMember(api, 'masadaki', { permission: 'moderator' });
  player = await newMember(api, 'itirazci');
  other = await newMember(api, 'baskasi');
});
afterAll(() => api.close());

async function read(area: NumberArea, slug: string) {
  const answer = await api.call('GET', `/number-origins/${area}/${slug}`);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  for (const name of ['masadaki', 'itirazci', 'ilk_oyuncu', 'ikinci_oyuncu'])
    expect(text).not.toContain(name);
  return numberOriginsAnswerSchema.parse(JSON.parse(text)).data;
}
const object = async (who: typeof team, body: object) =>
  (await keyed(api, '/claims/objection', who.token, { message: 'Sıram yanlış.', ...body }, randomUUID()))
    .status;
const decide = async (id: number, action: string, reason?: string) =>
  (await review(api, team.token, `objection/${id}`, { action, ...(reason ? { reason } : {}) })).status;
/** A token is over once the clock has gone on. */
async function logInAnew() {
  player = { ...player, token: await logInAs(api, 'itirazci') };
  team = { ...team, token: await logInAs(api, 'masadaki') };
}
const lastObjection = async () => (await api.deps.db.select().from(objections).orderBy(objections.id)).at(-1);

describe('a race whose provisional result is out', () => {
  const slug = 'yaris';
  let eventId: number;
  const publish = (no: number) =>
    api.deps.db.transaction((tx) =>
      publishImport(tx, { eventId, no, publishedAt: new Date(api.clock.now()) }),
    );
  const imported = (no: number, totals: Readonly<Record<string, number>>, isClosing: boolean) =>
    addImport(api.deps.db, { eventId, no, takenAt: new Date(api.clock.now() - hourMs), isClosing, totals });
  const body = { area: 'wager_event', slug, line: 'rank-1', reason: 'too_low' };

  test('shows each value with the import that it came from, and no name of a player', async () => {
    const sponsorId = await addSponsor(api.deps.db, { slug });
    eventId = await addWagerEvent(api.deps.db, { slug, sponsorId, endsAt: new Date(api.clock.now() - 1) });
    await imported(1, { ilk_oyuncu: 0, ikinci_oyuncu: 0 }, false);
    await imported(2, { ilk_oyuncu: 900, ikinci_oyuncu: 500 }, false);
    await publish(2);
    expect(await object(player, body)).toBe(409);
    await imported(3, { ilk_oyuncu: 1000, ikinci_oyuncu: 500 }, true);
    await publish(3);
    const { lines, objections_until, corrections } = await read('wager_event', slug);
    expect(lines.map(({ line, value, origins }) => [line, value, origins[0]?.no])).toEqual([
      ['rank-1', 1000, 3],
      ['rank-2', 500, 3],
    ]);
    expect([objections_until !== null, corrections]).toEqual([true, []]);
  });

  test('takes one open objection a member, and none to a line that is not there', async () => {
    expect(await object(player, { ...body, line: 'rank-9' })).toBe(422);
    expect(await object(player, { ...body, reason: 'missing' })).toBe(422);
    const both = await Promise.all([object(player, body), object(player, body)]);
    expect(both.toSorted()).toEqual([201, 409]);
    expect(await object(other, { area: 'wager_event', slug, reason: 'missing' })).toBe(201);
    const { objections: shown } = await read('wager_event', slug);
    expect(shown.map(({ state, before }) => [state, before?.value ?? null])).toEqual([
      ['open', null],
      ['open', 1000],
    ]);
  });

  test('does not become final while somebody waits for an answer, and says until when it is open', async () => {
    api.clock.advance(13 * hourMs);
    await advanceWagerEvents(api.deps);
    api.clock.advance(100 * hourMs);
    await advanceWagerEvents(api.deps);
    const [event] = await api.deps.db.select().from(wagerEvents).where(eq(wagerEvents.id, eventId));
    expect(event?.state).toBe('dispute');
    expect(event?.disputeUntil?.getTime()).toBeGreaterThan(api.clock.now());
  });

  test('shows a corrected value before and after, and the answer with how the line stood and stands', async () => {
    await logInAnew();
    await imported(4, { ilk_oyuncu: 1250, ikinci_oyuncu: 500 }, true);
    await publish(4);
    const [mine, missing] = await api.deps.db.select().from(objections).orderBy(objections.id);
    expect(await decide(mine?.id ?? 0, 'approve')).toBe(422);
    expect(await decide(mine?.id ?? 0, 'approve', 'Sponsor verisi düzeltildi.')).toBe(200);
    expect(await decide(missing?.id ?? 0, 'reject', 'Hesap doğrulanmamış.')).toBe(200);
    const { corrections, objections: shown } = await read('wager_event', slug);
    expect(corrections.map(({ before, after, origin }) => [before, after, origin.source, origin.no])).toEqual(
      [['1000', '1250', 'import', 4]],
    );
    expect(shown[1]).toMatchObject({
      state: 'approved',
      before: { value: 1000 },
      after: { value: 1250 },
      answer: 'Sponsor verisi düzeltildi.',
    });
  });

  test('computes a standing that was changed by hand in the database anew with the next import', async () => {
    const values = async () => (await read('wager_event', slug)).lines.map(({ value }) => value);
    await api.deps.db.update(wagerStandings).set({ value: 999_999 }).where(eq(wagerStandings.rank, 2));
    expect(await values()).toEqual([1250, 999_999]);
    await imported(5, { ilk_oyuncu: 1250, ikinci_oyuncu: 500 }, true);
    await publish(5);
    expect(await values()).toEqual([1250, 500]);
    const [change] = (await read('wager_event', slug)).corrections;
    expect([change?.before, change?.after, change?.origin.no]).toEqual(['999999', '500', 5]);
  });

  test('becomes final once everything is answered and its time is over', async () => {
    api.clock.advance(100 * hourMs);
    await advanceWagerEvents(api.deps);
    await advanceWagerEvents(api.deps);
    const [event] = await api.deps.db.select().from(wagerEvents).where(eq(wagerEvents.id, eventId));
    expect(event?.state).toBe('final');
    expect((await read('wager_event', slug)).objections_until).toBeNull();
  });
});

describe('the numbers of a hunt', () => {
  const key = randomBytes(16).toString('hex');
  const step = async (one: StreamStep) =>
    (await keyed(api, '/desk/stream/bonus-hunts/av/steps', team.token, { step: one }, randomUUID())).status;
  const line = {
    ...{ key, game: null, name: 'Kule', bet: 1000, cost: null, win: null },
    ...({ flag: 'normal', suggested_by: null, state: 'waiting' } as const),
  };

  test('say that the stream desk entered them, by which role and when; a change by hand in the database says that it has no desk', async () => {
    await logInAnew();
    const huntId = await addHunt(api.deps.db, { slug: 'av' });
    expect(await step({ kind: 'add', line, before: null })).toBe(201);
    expect(await step({ kind: 'change', key, set: { state: 'done', win: 5000 } })).toBe(201);
    const { lines } = await read('hunt', 'av');
    expect(lines.map(({ name, value }) => [name, value])).toEqual([
      ['start', 1_000_000],
      ['Kule', 5000],
    ]);
    expect(lines[1]?.origins[0]).toMatchObject({ source: 'stream_desk', role: 'moderator' });
    expect(lines[0]?.origins[0]).toMatchObject({ source: 'file', role: null });
    await api.deps.db.update(huntBonuses).set({ win: 9000 }).where(eq(huntBonuses.huntId, huntId));
    const { corrections } = await read('hunt', 'av');
    expect(
      corrections.map(({ name, before, after, origin }) => [name, before, after, origin.source]),
    ).toEqual([['Kule', '5000', '9000', 'file']]);
  });

  test('are kept for good: a history row is changed and deleted by nobody', async () => {
    await expect(api.deps.db.delete(numberChanges)).rejects.toThrow();
    await expect(api.deps.db.update(numberChanges).set({ after: '1' })).rejects.toThrow();
  });

  test('that wait for an answer keep the prizes waiting', async () => {
    await api.deps.db
      .update(bonusHunts)
      .set({ state: 'completed', endBalance: 800_000, completedAt: new Date(api.clock.now()) })
      .where(eq(bonusHunts.slug, 'av'));
    expect(await object(player, { area: 'hunt', slug: 'av', line: key, reason: 'too_high' })).toBe(201);
    api.clock.advance(30 * hourMs);
    expect((await settleHunts(api.deps)).settled).toBe(0);
    await logInAnew();
    const open = await lastObjection();
    expect(await decide(open?.id ?? 0, 'reject', 'Kayıt yayında görülüyor.')).toBe(200);
    expect((await settleHunts(api.deps)).settled).toBe(1);
  });
});

test('a leaderboard’s value is the sum of what the ledger says, by rule', async () => {
  const final = await finals.board(api.deps, {
    slug: 'tablo',
    prizes: [prize(1)],
    userIds: [player.id, other.id],
  });
  for (const [nth, reason] of (['checkin', 'code', 'checkin'] as const).entries())
    await api.deps.db.transaction((tx) =>
      postToLedger(
        { tx, clock: { now: () => Date.parse('2026-06-03T12:00:00Z') } },
        { userId: player.id, amount: 10 * (nth + 1), reason, idempotencyKey: `tablo:${nth}` },
      ),
    );
  await final.end();
  const { lines, unit } = await read('board', 'coins-week-2026-06-01');
  expect(unit).toBe('coins');
  const mine = lines.find(({ origins }) => origins.length > 0);
  expect(mine?.origins.map(({ reason, count, sum }) => [reason, count, sum])).toEqual([
    ['checkin', 2, 40],
    ['code', 1, 20],
  ]);
});

test('of a contest that is not there nothing is told, and no objection is taken', async () => {
  expect((await api.call('GET', '/number-origins/hunt/yok')).status).toBe(404);
  const fresh = await newMember(api, 'sonradan');
  expect(await object(fresh, { area: 'hunt', slug: 'yok', line: 'end', reason: 'too_low' })).toBe(404);
});
