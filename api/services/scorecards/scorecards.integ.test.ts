import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ScorecardWire, scorecardsAnswerSchema } from '@/contract/sponsor-scorecards';
import { complaints } from '../../db/schema/complaints';
import { prizeClaims } from '../../db/schema/prize-claims';
import { settings } from '../../db/schema/settings';
import { sponsorAddresses } from '../../db/schema/sponsor-addresses';
import { sponsors } from '../../db/schema/sponsors';
import { makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { addSponsor } from '../../testing/content.fixture';
import { recordedCall } from '../../testing/query-count.fixture';
import { prize } from '../../testing/results.fixture';
import { addSpecialOdd } from '../../testing/special-odds.fixture';
import { addWagerEvent } from '../../testing/wager-events.fixture';
import { sponsorKind } from '../import/sponsor-kind';

const [hourMs, dayMs] = [3_600_000, 86_400_000];

let api: TestApp;
let userIds: string[];
let now: number;
beforeAll(async () => {
  api = await createTestApp();
  now = api.clock.now();
  userIds = [];
  while (userIds.length < 6) userIds.push(await makeUser(api, `uye${userIds.length}`));
});
afterAll(() => api.close());

const daysAgo = (days: number) => new Date(now - days * dayMs);

async function read() {
  return scorecardsAnswerSchema.parse(await (await api.call('GET', '/sponsor-scorecards')).json()).data;
}
async function cardOf(slug: string): Promise<ScorecardWire> {
  const card = (await read()).sponsors.find((one) => one.slug === slug);
  if (!card) throw new Error(`no card of ${slug}`);
  return card;
}

type Complaint = typeof complaints.$inferInsert;

/** A complaint of twenty days ago, solved after so many days. */
function addCase(sponsorId: number, days: number | null, row: Partial<Complaint> = {}) {
  const decidedAt = days === null ? null : daysAgo(20 - days);
  const words = { type: 'complaint', department: 'payment', subject: 'Konu' } as const;
  const who = { userId: userIds[0] ?? '', sponsorId, createdAt: daysAgo(20) };
  return api.deps.db.insert(complaints).values({ ...words, ...who, state: 'confirmed', decidedAt, ...row });
}

interface Way {
  readonly state: NonNullable<(typeof prizeClaims.$inferInsert)['state']>;
  readonly hours: number;
}

/** A prize won twenty days ago, and where it stood how many hours later. */
async function addPrize(wagerEventId: number, position: number, ways: readonly Way[], first = 'needs_info') {
  const { db } = api.deps;
  const won = { wagerEventId, position, prize: prize(position), userId: userIds[position - 1] ?? '' };
  const at = daysAgo(20);
  const state = first === 'delivered' ? 'delivered' : 'needs_info';
  const [stored] = await db
    .insert(prizeClaims)
    .values({ ...won, createdAt: at, movedAt: at, answerBy: at, state })
    .returning({ id: prizeClaims.id });
  for (const { state, hours } of ways) {
    const movedAt = new Date(at.getTime() + hours * hourMs);
    await db
      .update(prizeClaims)
      .set({ state, movedAt })
      .where(eq(prizeClaims.id, stored?.id ?? 0));
  }
}

const asked = (hours: number): Way => ({ state: 'pending', hours });
const came = (hours: number): Way => ({ state: 'delivered', hours });

describe('complaints', () => {
  test('of fewer than five closed cases are not told, however many are open', async () => {
    const id = await addSponsor(api.deps.db, { slug: 'az' });
    for (const days of [1, 2, 3, 4]) await addCase(id, days);
    for (const state of ['pending', 'in_review', 'needs_info'] as const) await addCase(id, null, { state });
    expect((await cardOf('az')).complaints).toBeNull();
    await addCase(id, 5);
    expect((await cardOf('az')).complaints).toEqual({
      ...{ closed: 5, solved: 5, silent: 0, rejected: 0 },
      median_s: (3 * dayMs) / 1000,
    });
  });

  test('count a rejection, and a solution that nobody confirmed once seven days are over; the median is of at least five solved', async () => {
    const id = await addSponsor(api.deps.db, { slug: 'sessiz' });
    for (const days of [1, 2, 3, 10]) await addCase(id, days);
    await addCase(id, 1, { state: 'rejected' });
    await addCase(id, null, { state: 'approved', decidedAt: new Date(now - 7 * dayMs + hourMs) });
    expect((await cardOf('sessiz')).complaints).toMatchObject({ closed: 5, solved: 4, median_s: null });
    api.clock.advance(hourMs);
    expect((await cardOf('sessiz')).complaints).toEqual({
      ...{ closed: 6, solved: 4, silent: 1, rejected: 1, median_s: null },
    });
  });

  test('leave out suggestions, objections, prizes that did not come and what is about no sponsor', async () => {
    const id = await addSponsor(api.deps.db, { slug: 'baska' });
    const event = await addWagerEvent(api.deps.db, { slug: 'baska', sponsorId: id });
    await addPrize(event, 1, [asked(1)]);
    const [claim] = await api.deps.db.select().from(prizeClaims).where(eq(prizeClaims.wagerEventId, event));
    for (const days of [1, 2, 3, 4]) await addCase(id, days);
    await addCase(id, 1, { type: 'suggestion' });
    await addCase(id, 1, { type: 'objection' });
    await addCase(id, 1, { prizeClaimId: claim?.id ?? null });
    await addCase(id, 1, { sponsorId: null });
    expect((await cardOf('baska')).complaints).toBeNull();
  });
});

describe('prizes', () => {
  test('came on time within the hours after the winner’s last word; what is late and not here counts, what is forfeited, handed over at once or waits does not', async () => {
    const sponsorId = await addSponsor(api.deps.db, { slug: 'odul' });
    const [event, other] = [
      await addWagerEvent(api.deps.db, { slug: 'odul-1', sponsorId }),
      await addWagerEvent(api.deps.db, { slug: 'odul-2', sponsorId }),
    ];
    await addPrize(event, 1, [asked(1), came(169)]);
    await addPrize(event, 2, [asked(1), { state: 'needs_info', hours: 90 }, asked(100), came(268)]);
    await addPrize(event, 3, [asked(1), came(170)]);
    await addPrize(event, 4, [asked(1), came(20), { state: 'disputed', hours: 30 }, came(200)]);
    expect((await cardOf('odul')).prizes).toBeNull();
    await addPrize(event, 5, [asked(1)]);
    await addPrize(event, 6, [asked(479)]);
    await addPrize(other, 1, [asked(1), { state: 'rejected', hours: 20 }]);
    await addPrize(other, 2, [], 'delivered');
    await addPrize(other, 3, []);
    expect((await cardOf('odul')).prizes).toEqual({ ended: 5, on_time: 2 });
  });

  test('go by the hours of the setting, which is told with the figures', async () => {
    await api.deps.db.insert(settings).values({ key: 'reviews', value: { late_prize_hours: 400 } });
    expect((await read()).prize_hours).toBe(400);
    expect((await cardOf('odul')).prizes).toEqual({ ended: 5, on_time: 4 });
    await api.deps.db.delete(settings);
    expect((await read()).prize_hours).toBe(168);
  });
});

test('odds are told from five that were won or lost on; void ones are not counted', async () => {
  const sponsorId = await addSponsor(api.deps.db, { slug: 'oran' });
  const settle = (slug: string, result: 'won' | 'lost' | 'void') =>
    addSpecialOdd(api.deps.db, now, { slug, sponsorId, result, state: 'settled', settledAt: daysAgo(0) });
  for (const slug of ['a', 'b', 'c']) await settle(slug, 'won');
  await settle('d', 'lost');
  await settle('e', 'void');
  expect((await cardOf('oran')).odds).toBeNull();
  await settle('f', 'lost');
  expect((await cardOf('oran')).odds).toEqual({ won: 3, lost: 2 });
});

test('addresses of the last 365 days are changes, the first one ever is none; without one nothing is said', async () => {
  const { db } = api.deps;
  const sponsorId = await addSponsor(db, {
    slug: 'adres',
    createdAt: daysAgo(500),
    lastCheckedAt: daysAgo(2),
  });
  expect((await cardOf('adres')).address_changes).toBeNull();
  const starts = [400, 370, 100, 10];
  for (const [nth, days] of starts.entries()) {
    const end = starts[nth + 1];
    const times = { validFrom: daysAgo(days), validTo: end === undefined ? null : daysAgo(end) };
    await db.insert(sponsorAddresses).values({ sponsorId, host: `adres${nth}.example`, ...times });
  }
  expect(await cardOf('adres')).toMatchObject({
    address_changes: 2,
    last_checked_at: daysAgo(2).toISOString(),
    listed_at: daysAgo(500).toISOString(),
  });
  const young = await addSponsor(db, { slug: 'yeni' });
  await db.insert(sponsorAddresses).values({ sponsorId: young, host: 'yeni.example', validFrom: daysAgo(1) });
  expect((await cardOf('yeni')).address_changes).toBe(0);
});

test('a sponsor is listed since its record was made, however often it is written again', async () => {
  const write = (days: number, name: string) =>
    sponsorKind.write(api.deps.db, [sponsorKind.schema.parse({ slug: 'kayit', name })], {
      now: daysAgo(days),
      ids: api.deps.ids,
    });
  await write(90, 'Kayıt');
  await write(10, 'Kayıt Yeni');
  await api.deps.db.update(sponsors).set({ state: 'active' }).where(eq(sponsors.slug, 'kayit'));
  expect((await cardOf('kayit')).listed_at).toBe(daysAgo(90).toISOString());
});

test('every sponsor with a page has one, a draft has none, in one statement beside the setting', async () => {
  await addSponsor(api.deps.db, { slug: 'eski', state: 'archived' });
  await addSponsor(api.deps.db, { slug: 'taslak', state: 'draft' });
  const { answer, statements } = await recordedCall(api, '/sponsor-scorecards');
  const { sponsors, least, silent_days } = scorecardsAnswerSchema.parse(await answer.json()).data;
  const slugs = sponsors.map(({ slug }) => slug);
  expect([slugs.includes('eski'), slugs.includes('taslak')]).toEqual([true, false]);
  expect([least, silent_days]).toEqual([5, 7]);
  expect(statements).toHaveLength(2);
});
