import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsAnswerSchema } from '@/contract/claims';
import { deliveriesAnswerSchema, deliverySummaryAnswerSchema } from '@/contract/deliveries';
import { inboxAnswerSchema } from '@/contract/desk-inbox';
import { prizeAreas } from '@/contract/prizes';
import { complaints } from '../../db/schema/complaints';
import { prizeClaims } from '../../db/schema/prize-claims';
import { prizeMoves } from '../../db/schema/prize-moves';
import { settings } from '../../db/schema/settings';
import { wagerEvents } from '../../db/schema/wager-events';
import { logInAs, makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { keyed, review } from '../../testing/claims.fixture';
import { finals } from '../../testing/finals.fixture';
import { addContestRules, prize } from '../../testing/results.fixture';
import { closeBooks } from '../books/close-books';
import { verifyBooks } from '../books/verify-books';
import { expirePrizes } from '../prizes/expire-prizes';
import { answerMs } from '../prizes/prize-times';

const hourMs = 3_600_000;

const slugOf = (area: string) => `teslim-${area.replace('_', '-')}`;

let api: TestApp;
let ids: string[];
beforeAll(async () => {
  api = await createTestApp();
  await makeUser(api, 'denetci', { permission: 'moderator' });
  ids = [];
  while (ids.length < 3) ids.push(await makeUser(api, `kazanan${ids.length}`));
  await addContestRules(api.deps);
  const spins = (place: number) =>
    prize(place, { type: 'free_spin', title: `Freespin ${place}`, amount: 50 });
  for (const area of prizeAreas) {
    const prizes = [spins(1), spins(2), prize(3, { amount: 250 })];
    const final = await finals[area](api.deps, {
      slug: slugOf(area),
      prizes,
      userIds: ids,
    });
    await final.end();
  }
});
afterAll(() => api.close());

async function list(query = '') {
  const answer = await api.call('GET', `/prizes${query}`);
  expect(answer.status).toBe(200);
  return deliveriesAnswerSchema.parse(await answer.json()).data;
}
const summary = async () =>
  deliverySummaryAnswerSchema.parse(await (await api.call('GET', '/prizes/summary')).json()).data;
const movesOf = async (id: number) => {
  const rows = await api.deps.db
    .select()
    .from(prizeMoves)
    .where(eq(prizeMoves.claimId, id))
    .orderBy(asc(prizeMoves.id));
  return rows.map(({ state }) => state);
};
const claimAt = async (position: number) => {
  const found = await api.deps.db
    .select()
    .from(prizeClaims)
    .where(eq(prizeClaims.position, position))
    .orderBy(asc(prizeClaims.id));
  const open = found.find(({ wagerEventId }) => wagerEventId !== null);
  if (!open) throw new Error('no claim');
  return open;
};
const nameOf = (userId: string) => `kazanan${ids.indexOf(userId)}`;
const own = async ({ id, userId }: { id: number; userId: string }, body: object) =>
  (await keyed(api, `/claims/prize/${id}/steps`, await logInAs(api, nameOf(userId)), body)).status;
/** What the inbox has as overdue. */
const lateForTeam = async () => {
  const token = await logInAs(api, 'denetci');
  const answer = await api.call('GET', '/desk/inbox?list=overdue&kind=prize', { token });
  return inboxAnswerSchema.parse(await answer.json()).data.map(({ id }) => Number(id));
};
const team = async ({ id }: { id: number }, action: string, reason?: string) =>
  (await review(api, await logInAs(api, 'denetci'), `prize/${id}`, { action, reason })).status;

test('every prize of every kind of contest is listed, with names masked and its contest', async () => {
  const all = await list();
  expect(new Set(all.map(({ area }) => area))).toEqual(new Set(prizeAreas));
  for (const one of all) {
    expect(one.name).toMatch(/•••/);
    expect(one.contest === null).toBe(one.area === 'board');
  }
  const { states, total } = await summary();
  expect([total, states.delivered > 0, states.won > 0]).toEqual([all.length, true, true]);
});

test('a list, an area and a month show theirs alone; a month that nobody won in is empty, and no month at all a 422', async () => {
  expect((await list('?area=wager_event')).every(({ area }) => area === 'wager_event')).toBe(true);
  expect((await list('?view=delivered')).every(({ state }) => state === 'delivered')).toBe(true);
  const { months } = await summary();
  expect(await list(`?month=${months[0]}`)).toHaveLength((await list()).length);
  expect((await api.call('GET', '/prizes?month=2026-13')).status).toBe(422);
  expect(await list('?month=2024-01')).toEqual([]);
});

describe('a prize', () => {
  test('that does not come is a case of the desk, counted for everybody, which goes with the prize to its end', async () => {
    const claim = await claimAt(1);
    expect(await own(claim, { action: 'answer', site_username: 'nar_oyuncu' })).toBe(201);
    expect([await team(claim, 'approve'), await team(claim, 'deliver')]).toEqual([200, 200]);
    expect(await own(claim, { action: 'dispute', message: 'Hesabıma gelmedi.' })).toBe(201);
    const [opened] = await api.deps.db.select().from(complaints).where(eq(complaints.prizeClaimId, claim.id));
    expect(opened).toMatchObject({ state: 'pending', userId: claim.userId, subject: 'Freespin 1' });
    expect(await summary()).toMatchObject({ disputed_ever: 1, cases_open: 1 });
    expect(await team(claim, 'deliver', 'Yeniden yüklendi.')).toBe(200);
    expect(await own(claim, { action: 'confirm' })).toBe(201);
    const [closed] = await api.deps.db.select().from(complaints).where(eq(complaints.prizeClaimId, claim.id));
    expect(closed?.state).toBe('confirmed');
    const token = await logInAs(api, nameOf(claim.userId));
    const cases = claimsAnswerSchema.parse(
      await (await api.call('GET', '/claims/complaint/own', { token })).json(),
    );
    expect(cases.data[0]?.steps.map(({ action }) => action)).toEqual(['submit', 'approve', 'confirm']);
    expect(await movesOf(claim.id)).toEqual([
      'needs_info',
      'pending',
      'approved',
      'delivered',
      'disputed',
      'delivered',
      'confirmed',
    ]);
    const [shown] = await list('?view=disputed');
    expect(shown).toMatchObject({ id: claim.id, state: 'confirmed', was_disputed: true });
    expect(await summary()).toMatchObject({ disputed_ever: 1, cases_open: 0 });
  });

  test('that the team owes for too long is late for everybody: an approval alone buys no time, and the hours are a setting', async () => {
    const claim = await claimAt(2);
    expect(await own(claim, { action: 'answer', site_username: 'nar_oyuncu' })).toBe(201);
    api.clock.advance(100 * hourMs);
    expect(await team(claim, 'approve')).toBe(200);
    expect(await lateForTeam(), 'red for the team first, approved or not').toContain(claim.id);
    api.clock.advance(67 * hourMs);
    expect(await list('?view=late')).toEqual([]);
    api.clock.advance(2 * hourMs);
    const late = (await list('?view=late')).map(({ id }) => id);
    expect(late).toContain(claim.id);
    expect(await lateForTeam(), 'nothing is red for everybody alone').toEqual(expect.arrayContaining(late));
    expect((await summary()).late_after_h).toBe(168);
    await api.deps.db.insert(settings).values({ key: 'reviews', value: { late_prize_hours: 400 } });
    expect(await list('?view=late')).toEqual([]);
    expect(await summary()).toMatchObject({ late: 0, late_after_h: 400 });
  });

  test('of a contest that is no longer shown stays in the list', async () => {
    const { id } = await claimAt(1);
    await api.deps.db
      .update(wagerEvents)
      .set({ state: 'cancelled' })
      .where(eq(wagerEvents.slug, slugOf('wager_event')));
    expect((await list('?area=wager_event')).map((one) => one.id)).toContain(id);
  });

  test('that nobody asks for is forfeited, and stays listed as that', async () => {
    api.clock.advance(answerMs);
    await expirePrizes(api.deps);
    const forfeited = await list('?view=forfeited');
    expect(forfeited.length).toBeGreaterThan(0);
    expect(forfeited.every(({ forfeited_at }) => forfeited_at !== null)).toBe(true);
  });

  test('is deleted by nobody, becomes nobody else’s and no other thing, and a state changed by hand leaves its row', async () => {
    const { db } = api.deps;
    const claim = await claimAt(1);
    const other = ids.find((id) => id !== claim.userId) ?? '';
    await expect(db.delete(prizeClaims)).rejects.toThrow();
    await expect(db.execute(sql`truncate prize_claims cascade`)).rejects.toThrow();
    await expect(db.delete(prizeMoves)).rejects.toThrow();
    await expect(db.update(prizeMoves).set({ state: 'confirmed' })).rejects.toThrow();
    for (const change of [
      { userId: other },
      { prize: prize(1) },
      { position: 99 },
      { createdAt: new Date(0) },
    ]) {
      await expect(db.update(prizeClaims).set(change).where(eq(prizeClaims.id, claim.id))).rejects.toThrow();
    }
    await db.update(prizeClaims).set({ state: 'rejected' }).where(eq(prizeClaims.id, claim.id));
    expect((await movesOf(claim.id)).at(-1)).toBe('rejected');
  });
});

describe('an operator with the database and its triggers off', () => {
  beforeAll(async () => {
    await closeBooks(api.deps);
    expect(await findFaults()).toEqual([]);
  });

  const findFaults = async () => (await verifyBooks(api.deps.db)).faults.map(({ fault }) => fault);
  const tamper = async (statement: string) => {
    const tables = ['prize_claims', 'prize_moves', 'review_steps', 'number_changes'];
    const all = (verb: string) =>
      tables.map((table) => `alter table ${table} ${verb} trigger user;`).join('');
    await api.deps.db.execute(sql.raw(`${all('disable')} ${statement}; ${all('enable')}`));
  };
  const first = (table: string) => `id = (select min(id) from ${table})`;
  const firstPrize = 'id = (select claim_id from prize_moves order by id limit 1)';

  test.each([
    {
      what: 'makes another thing of a prize',
      table: 'prize_moves',
      change: `update prize_claims set prize = prize || '{"extra": 1}' where ${firstPrize}`,
      back: `update prize_claims set prize = prize - 'extra' where ${firstPrize}`,
    },
    {
      what: 'sets back when a prize came to its winner',
      table: 'prize_moves',
      change: `update prize_claims set created_at = created_at - interval '1 day' where ${firstPrize}`,
      back: `update prize_claims set created_at = created_at + interval '1 day' where ${firstPrize}`,
    },
    {
      what: 'sets back a move of a prize',
      table: 'prize_moves',
      change: `update prize_moves set at = at - interval '1 day' where ${first('prize_moves')}`,
      back: `update prize_moves set at = at + interval '1 day' where ${first('prize_moves')}`,
    },
    {
      what: 'sets back when that was written down',
      table: 'prize_moves',
      change: `update prize_moves set recorded_at = recorded_at - interval '1 day' where ${first('prize_moves')}`,
      back: `update prize_moves set recorded_at = recorded_at + interval '1 day' where ${first('prize_moves')}`,
    },
    {
      what: 'changes the words of an answer',
      table: 'review_steps',
      change: `update review_steps set text = coalesce(text, '') || '!' where ${first('review_steps')}`,
      back: `update review_steps set text = nullif(left(text, -1), '') where ${first('review_steps')}`,
    },
    {
      what: 'changes what a number was before',
      table: 'number_changes',
      change: `update number_changes set field = field || 'x' where ${first('number_changes')}`,
      back: `update number_changes set field = left(field, -1) where ${first('number_changes')}`,
    },
    {
      what: 'takes a prize out, with all that it went through',
      table: 'prize_moves',
      change: `delete from prize_moves where ${first('prize_moves')}`,
      back: '',
    },
  ])('who $what is found by the head of that day', async ({ table, change, back }) => {
    await tamper(change);
    expect(await findFaults()).toEqual([`the rows of ${table} are not what the head of that day covers`]);
    if (back === '') return;
    await tamper(back);
    expect(await findFaults()).toEqual([]);
  });
});
