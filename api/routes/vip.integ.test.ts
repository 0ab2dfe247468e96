import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vipAnswerSchema, vipGraceDays, vipTermDays } from '@/contract/vip';
import { checkins } from '../db/schema/checkins';
import { huntGuesses } from '../db/schema/hunt-guesses';
import { notifications } from '../db/schema/notifications';
import { ticketDeposits } from '../db/schema/ticket-deposits';
import { users } from '../db/schema/users';
import { vipApplications } from '../db/schema/vip-applications';
import { vipMemberships } from '../db/schema/vip-memberships';
import { vipTiers } from '../db/schema/vip-tiers';
import { wins } from '../db/schema/wins';
import { advanceVip } from '../services/vip/advance-vip';
import { grantVip } from '../services/vip/grant-vip';
import { meets, reachedTier } from '../services/vip/reached-tier';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw } from '../testing/claims.fixture';
import { addHunt } from '../testing/streamed.fixture';
import { addTier } from '../testing/vip.fixture';
import { addWin } from '../testing/wins.fixture';

const day = 86_400_000;

let api: TestApp;
let userId: string;
let token: string;
let moderator: string;
beforeAll(async () => {
  api = await createTestApp();
  userId = await makeUser(api, 'oyuncu', { createdAt: new Date(api.clock.now() - 100 * day) });
  await makeUser(api, 'moderator', { permission: 'moderator' });
  [token, moderator] = [await logInAs(api, 'oyuncu'), await logInAs(api, 'moderator')];
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.deps;
  for (const table of [vipApplications, vipMemberships, vipTiers, notifications, checkins, huntGuesses, wins])
    await db.delete(table);
});

const club = async (as = token) =>
  vipAnswerSchema.parse(await (await api.call('GET', '/vip', { token: as })).json()).data;
const apply = () => api.call('POST', '/vip/application', { token });
const decide = (id: number, body: unknown, as = moderator) =>
  api.call('POST', `/reviews/vip/${id}/steps`, { token: as, body });
const ago = (days: number) => new Date(api.clock.now() - days * day);

async function stamp(...days: readonly number[]) {
  const rows = days.map((days) => ({
    userId,
    day: ago(days).toISOString().slice(0, 10),
    createdAt: ago(days),
  }));
  await api.deps.db.insert(checkins).values(rows);
}

/** A deposit that the team approved: money, which plays no part here. */
async function addApprovedDeposit(createdAt: Date) {
  const { raffleId, sponsorId } = await addTicketDraw(api, 'para');
  const deposit = { raffleId, sponsorId, userId, siteUsername: 'ad', amount: 10_000, depositDate: createdAt };
  await api.deps.db.insert(ticketDeposits).values({ ...deposit, createdAt, state: 'approved' });
}

describe('the progress of a member', () => {
  test('counts loyalty of the last 90 days, each day once, and nothing of others', async () => {
    await stamp(1, 2, 3, 89, 91);
    const huntId = await addHunt(api.deps.db, { slug: 'av' });
    await api.deps.db.insert(huntGuesses).values({ huntId, userId, endBalance: 1, submittedAt: ago(4) });
    await addWin(api.deps.db, { id: 1, userId, review: 'approved', approvedAt: ago(2), createdAt: ago(3) });
    await addWin(api.deps.db, { id: 2, userId, review: 'pending', approvedAt: null, createdAt: ago(3) });
    await addApprovedDeposit(ago(3));
    expect((await club()).progress).toEqual({
      member_days: 100,
      links: 0,
      checkins: 4,
      contributions: 1,
      guesses: 1,
    });
    expect((await club(moderator)).progress).toEqual({
      member_days: 0,
      links: 0,
      checkins: 0,
      contributions: 0,
      guesses: 0,
    });
  });

  test('reaches the highest tier whose criteria are all met, whatever they are', () => {
    const n = fc.nat(50);
    const counts = fc.record({ member_days: n, links: n, checkins: n, contributions: n, guesses: n });
    const tiers = fc.array(counts, { maxLength: 6 });
    fc.assert(
      fc.property(tiers, counts, (all, progress) => {
        const rows = all.map((criteria, at) => ({ level: at + 1, criteria }));
        const reached = reachedTier(rows, progress);
        const met = rows.filter(({ criteria }) => meets(progress, criteria));
        expect(reached?.level ?? 0).toBe(Math.max(0, ...met.map(({ level }) => level)));
      }),
    );
  });
});

describe('an application', () => {
  test('is for the tier that is reached, one at a time however often it is sent, and an approval gives the tier', async () => {
    await addTier(api.deps.db, { level: 1 });
    await addTier(api.deps.db, { level: 2, criteria: { member_days: 50 } });
    await addTier(api.deps.db, { level: 3, criteria: { guesses: 1 } });
    expect(await club()).toMatchObject({ reached: 'seviye-2', can_apply: true, membership: null });
    const answers = await Promise.all(Array.from({ length: 20 }, apply));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const [application, ...others] = await api.deps.db.select().from(vipApplications);
    expect([others, await club()]).toMatchObject([
      [],
      { can_apply: false, application: { tier: 'seviye-2', state: 'pending' } },
    ]);
    const id = application?.id ?? 0;
    expect((await decide(id, { action: 'approve' }, token)).status).toBe(403);
    const decisions = await Promise.all([
      decide(id, { action: 'approve' }),
      decide(id, { action: 'reject', reason: 'x' }),
    ]);
    expect(decisions.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  test('that was approved is a membership for a term, and its member is told', async () => {
    await addTier(api.deps.db, { level: 1 });
    await apply();
    const [application] = await api.deps.db.select().from(vipApplications);
    expect((await decide(application?.id ?? 0, { action: 'approve' })).status).toBeLessThan(300);
    expect(await club()).toMatchObject({
      membership: { tier: 'seviye-1', state: 'active' },
      application: { state: 'approved' },
      can_apply: false,
    });
    expect(await api.deps.db.select().from(notifications)).toMatchObject([
      { userId, kind: 'vip_approved', reference: { type: 'vip' } },
    ]);
    expect([(await apply()).status, await (await apply()).json()]).toEqual([
      403,
      { error: 'requirements_unmet' },
    ]);
  });

  test('is refused where no tier is reached', async () => {
    await addTier(api.deps.db, { level: 1, criteria: { checkins: 1 } });
    expect(await (await apply()).json()).toEqual({ error: 'requirements_unmet' });
    expect((await api.call('GET', '/vip')).status).toBe(401);
  });
});

describe('a term that is over', () => {
  const held = async () => (await api.deps.db.select().from(vipMemberships))[0];
  const pass = (days: number) =>
    api.deps.db.update(vipMemberships).set({ since: ago(999), validUntil: ago(days) });
  const run = async () =>
    (await Promise.all([1, 2, 3].map(() => advanceVip(api.deps)))).reduce((sum, one) => ({
      renewed: sum.renewed + one.renewed,
      warned: sum.warned + one.warned,
      lowered: sum.lowered + one.lowered,
    }));
  const grant = (tierId: number) =>
    api.deps.db.transaction((tx) => grantVip({ tx, clock: api.clock }, { userId, tierId }));
  const inDays = (days: number) => new Date(api.clock.now() + days * day);

  test('is renewed where the criteria are met, in silence', async () => {
    const tierId = await addTier(api.deps.db, { level: 1, criteria: { member_days: 10 } });
    await grant(tierId);
    await pass(0);
    expect(await run()).toEqual({ renewed: 1, warned: 0, lowered: 0 });
    expect(await held()).toMatchObject({ state: 'active', validUntil: inDays(vipTermDays) });
    expect(await api.deps.db.select().from(notifications)).toEqual([]);
  });

  test('brings a time of grace first, then one tier less at a time, and at last the end; each is told', async () => {
    const low = await addTier(api.deps.db, { level: 1, criteria: { guesses: 1 } });
    const high = await addTier(api.deps.db, { level: 2, criteria: { guesses: 9 } });
    await grant(high);
    await pass(0);
    expect(await run()).toEqual({ renewed: 0, warned: 1, lowered: 0 });
    expect(await held()).toMatchObject({ tierId: high, state: 'expiring', validUntil: inDays(vipGraceDays) });
    expect((await club()).membership).toMatchObject({ tier: 'seviye-2', state: 'expiring' });
    await pass(0);
    expect(await run()).toMatchObject({ lowered: 1 });
    expect(await held()).toMatchObject({ tierId: low, state: 'active' });
    for (let time = 0; time < 2; time += 1) {
      await pass(0);
      await run();
    }
    expect(await held()).toBeUndefined();
    const told = await api.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
    expect(told.map(({ kind }) => kind).sort()).toEqual([
      'vip_ended',
      'vip_ended',
      'vip_expiring',
      'vip_expiring',
    ]);
    expect(await api.deps.db.$count(users)).toBe(2);
  });
});
