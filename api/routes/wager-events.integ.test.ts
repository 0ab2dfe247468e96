import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  ownStandingAnswerSchema,
  pastWagerEventsAnswerSchema,
  wagerEventAnswerSchema,
  wagerEventsAnswerSchema,
  wagerStandingsAnswerSchema,
} from '@/contract/wager-events';
import { prizeClaims } from '../db/schema/prize-claims';
import { sponsorAccounts } from '../db/schema/sponsor-accounts';
import { wagerEvents } from '../db/schema/wager-events';
import { wagerStandings } from '../db/schema/wager-standings';
import { advanceWagerEvents } from '../services/wager-events/advance-wager-events';
import { publishImport } from '../services/wager-events/publish-import';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addSponsor } from '../testing/content.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { addImport, addWagerEvent } from '../testing/wager-events.fixture';

const hour = 3_600_000;

let api: TestApp;
let sponsorId: number;
beforeAll(async () => {
  api = await createTestApp();
  sponsorId = await addSponsor(api.deps.db, { slug: 'comert' });
});
afterAll(() => api.close());

async function read<T extends z.ZodType>(path: string, schema: T, token?: string): Promise<z.infer<T>> {
  const answer = await api.call('GET', path, token === undefined ? {} : { token });
  expect([path, answer.status]).toEqual([path, 200]);
  return schema.parse(await answer.json());
}

const publish = (eventId: number, no: number) =>
  api.deps.db.transaction((tx) => publishImport(tx, { eventId, no, publishedAt: new Date(api.clock.now()) }));

/** A race with a baseline and one published import. */
async function addRunning(
  slug: string,
  totals: Readonly<Record<string, number>>,
  more: Partial<typeof wagerEvents.$inferInsert> = {},
): Promise<number> {
  const eventId = await addWagerEvent(api.deps.db, { slug, sponsorId, ...more });
  const zero = Object.fromEntries(Object.keys(totals).map((name) => [name, 1000]));
  const grown = Object.fromEntries(Object.entries(totals).map(([name, value]) => [name, 1000 + value]));
  await addImport(api.deps.db, {
    eventId,
    no: 1,
    takenAt: new Date(api.clock.now() - 2 * hour),
    totals: zero,
  });
  await addImport(api.deps.db, { eventId, no: 2, takenAt: new Date(api.clock.now() - hour), totals: grown });
  await publish(eventId, 2);
  return eventId;
}

describe('standings', () => {
  test('are what the players’ totals grew by, with masked names, and say which import they come from', async () => {
    await addRunning('yaris', { uzunisim: 300, digeroyuncu: 500, durgun: 0 });
    const { data, source, total_value, player_count } = await read(
      '/wager-events/yaris/standings',
      wagerStandingsAnswerSchema,
    );
    expect(data.map(({ rank, value, user }) => [rank, value, user.name])).toEqual([
      [1, 500, 'di•••cu'],
      [2, 300, 'uz•••im'],
    ]);
    expect([total_value, player_count, source?.no, source?.source]).toEqual([800, 2, 2, 'csv']);
    expect(source?.taken_at).toBe(new Date(api.clock.now() - hour).toISOString());
  });

  test('name nobody in full, in no answer', async () => {
    for (const path of ['/wager-events', '/wager-events/yaris', '/wager-events/yaris/standings']) {
      expect(await (await api.call('GET', path)).text()).not.toMatch(/uzunisim|digeroyuncu/);
    }
  });

  test('page through every rank once, in order', async () => {
    await addRunning(
      'kalabalik',
      Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`oyuncu${at}`, at + 1])),
    );
    const ranks: number[] = [];
    let query = '';
    do {
      const page = await read(`/wager-events/kalabalik/standings${query}`, wagerStandingsAnswerSchema);
      ranks.push(...page.data.map(({ rank }) => rank));
      query = page.next_cursor ? `?cursor=${page.next_cursor}` : '';
    } while (query);
    expect(ranks).toEqual(Array.from({ length: 120 }, (_, at) => at + 1));
    expect((await api.call('GET', '/wager-events/kalabalik/standings?cursor=W10')).status).toBe(422);
  });

  test('know a member by the verified account at the sponsor, from the next publication on', async () => {
    const eventId = await addRunning('tekrar', { benimadim: 40, baskasi: 90 });
    const userId = await makeUser(api, 'uyeadi');
    const at = new Date(api.clock.now());
    await api.deps.db.insert(sponsorAccounts).values({
      userId,
      sponsorId,
      siteUsername: 'BenimAdim',
      state: 'approved',
      verifiedAt: at,
      createdAt: at,
    });
    await addImport(api.deps.db, {
      eventId,
      no: 3,
      takenAt: new Date(api.clock.now()),
      totals: { benimadim: 1060, baskasi: 1190, ucuncu: 70 },
    });
    await publish(eventId, 3);
    const { data } = await read(
      '/wager-events/tekrar/mine',
      ownStandingAnswerSchema,
      await logInAs(api, 'uyeadi'),
    );
    expect(data).toMatchObject({ rank: 3, value: 60, gap_to_next: 10, gap_to_prize: 10, prize: null });
    expect(data?.data.no).toBe(3);
  });

  test('of an event that is final never change', async () => {
    const eventId = await addRunning('kesin', { biri: 5 });
    await api.deps.db
      .update(wagerEvents)
      .set({ state: 'final', disputeFrom: new Date(0), disputeUntil: new Date(1) })
      .where(eq(wagerEvents.id, eventId));
    await expect(publish(eventId, 2)).rejects.toThrow('conflict');
    await expect(publish(eventId, 9)).rejects.toThrow('not_found');
  });
});

describe('an event', () => {
  test('goes by the clock from scheduled to waiting for data, and by its last data to objections and to its end', async () => {
    const now = api.clock.now();
    const times = { startsAt: new Date(now + hour), endsAt: new Date(now + 3 * hour) };
    const eventId = await addWagerEvent(api.deps.db, {
      slug: 'evreler',
      sponsorId,
      state: 'scheduled',
      ...times,
    });
    const phases: string[] = [];
    const note = async (hours: number) => {
      api.clock.advance(hours * hour);
      const before = (await read('/wager-events/evreler', wagerEventAnswerSchema)).data.phase;
      await advanceWagerEvents(api.deps);
      const after = (await read('/wager-events/evreler', wagerEventAnswerSchema)).data.phase;
      expect(after).toBe(before);
      phases.push(after);
    };
    await note(0);
    await note(2);
    await note(2);
    const takenAt = new Date(api.clock.now() - hour / 2);
    await addImport(api.deps.db, { eventId, no: 1, takenAt, isClosing: true, totals: { biri: 7 } });
    await publish(eventId, 1);
    await note(0);
    const { data: listed } = await read('/wager-events', wagerEventsAnswerSchema);
    const findDisputeEnd = (slug: string) => listed.find((one) => one.slug === slug)?.dispute_until;
    expect(findDisputeEnd('evreler')).toBe(new Date(api.clock.now() + (12 + 48) * hour).toISOString());
    expect(findDisputeEnd('yaris')).toBeNull();
    await note(13);
    await note(48);
    expect(phases).toEqual(['scheduled', 'live', 'awaiting_data', 'provisional', 'dispute', 'final']);
  });

  test('tells its imports, newest first, its prizes and its sponsor', async () => {
    const { data } = await read('/wager-events/tekrar', wagerEventAnswerSchema);
    expect(data.imports.map(({ no }) => no)).toEqual([3, 2]);
    expect([data.sponsor.slug, data.prizes.length, data.leaders.length]).toEqual(['comert', 1, 3]);
  });

  test.each([
    ['paused', 'dinlenen'],
    ['archived', 'ayrilan'],
    ['draft', null],
  ] as const)('names a sponsor that is %s with the page it has', async (state, page) => {
    const sponsor = await addSponsor(api.deps.db, { slug: page ?? 'hazirlanan', state });
    await addWagerEvent(api.deps.db, { slug: `sponsoru-${state}`, sponsorId: sponsor });
    const { data } = await read(`/wager-events/sponsoru-${state}`, wagerEventAnswerSchema);
    expect([data.sponsor.slug, data.sponsor.name]).toEqual([page, page ?? 'hazirlanan']);
    if (page) expect((await api.call('GET', `/sponsors/${page}`)).status).toBe(200);
  });

  test('that is a draft or unknown is not there', async () => {
    await addWagerEvent(api.deps.db, { slug: 'taslak', sponsorId, state: 'draft' });
    for (const slug of ['taslak', 'olmayan']) {
      for (const path of [`/wager-events/${slug}`, `/wager-events/${slug}/standings`]) {
        expect([path, (await api.call('GET', path)).status]).toEqual([path, 404]);
      }
    }
  });
});

describe('the lists', () => {
  test('show what comes, runs or is open to objections now, and the rest in the archive', async () => {
    const { data: current } = await read('/wager-events', wagerEventsAnswerSchema);
    expect(current.map(({ slug }) => slug)).not.toContain('kesin');
    const { data: past } = await read('/wager-events/past', pastWagerEventsAnswerSchema);
    expect(past.map(({ slug }) => slug).sort()).toEqual(['evreler', 'kesin']);
  });

  test.each(['/wager-events', '/wager-events/past', '/wager-events/yaris', '/wager-events/yaris/standings'])(
    '%s is one statement',
    async (path) => {
      const { answer, statements } = await recordedCall(api, path);
      expect([answer.status, statements.length]).toEqual([200, 1]);
    },
  );
});

describe('whose account counts', () => {
  const totals = { onayli: 500, bekleyen: 400, ikisi: 300 };
  let names: Map<string | undefined, string>;
  const placed = async (eventId: number) => {
    const rows = await api.deps.db.select().from(wagerStandings).where(eq(wagerStandings.eventId, eventId));
    return new Map(rows.map(({ siteUsername, userId }) => [siteUsername, userId && names.get(userId)]));
  };
  beforeAll(async () => {
    const now = new Date(api.clock.now());
    const account = async (username: string, siteUsername: string, verifiedAt: Date | null) => {
      const userId = await makeUser(api, username);
      const state = verifiedAt ? ('approved' as const) : ('pending' as const);
      const row = { userId, sponsorId, siteUsername, state, verifiedAt, createdAt: now };
      await api.deps.db.insert(sponsorAccounts).values(row);
      return [userId, username] as const;
    };
    names = new Map([
      await account('hesapli', 'Onayli', now),
      await account('sirada', 'Bekleyen', null),
      await account('bir', 'ikisi', null),
      await account('oteki', 'ikisi', null),
      await account('taklitci', 'onayli', null),
    ]);
  });

  test('is what the race says: a verified one, or also one that a single member has named', async () => {
    const strict = await addRunning('onayli-yaris', totals);
    expect(await placed(strict)).toEqual(
      new Map([['onayli', 'hesapli'], ...['bekleyen', 'ikisi'].map((name) => [name, null] as const)]),
    );
    const open = await addRunning('acik-yaris', totals, { requiresVerifiedAccount: false });
    expect(await placed(open)).toEqual(
      new Map([
        ['onayli', 'hesapli'],
        ['bekleyen', 'sirada'],
        ['ikisi', null],
      ]),
    );
    for (const [slug, isAsked] of [
      ['onayli-yaris', true],
      ['acik-yaris', false],
    ] as const)
      expect(
        (await read(`/wager-events/${slug}`, wagerEventAnswerSchema)).data.requires_verified_account,
      ).toBe(isAsked);
  });

  test('and Sikke of an account that nobody has verified wait for the team', async () => {
    const ago = (hours: number) => new Date(api.clock.now() - hours * hour);
    const over = {
      state: 'dispute' as const,
      startsAt: ago(99),
      endsAt: ago(70),
      disputeFrom: ago(49),
      disputeUntil: ago(1),
    };
    const [event] = await api.deps.db
      .update(wagerEvents)
      .set(over)
      .where(eq(wagerEvents.slug, 'acik-yaris'))
      .returning({ id: wagerEvents.id });
    await advanceWagerEvents(api.deps);
    const claims = await api.deps.db
      .select()
      .from(prizeClaims)
      .where(eq(prizeClaims.wagerEventId, event?.id ?? 0));
    expect(new Map(claims.map(({ userId, state }) => [names.get(userId), state]))).toEqual(
      new Map([
        ['hesapli', 'delivered'],
        ['sirada', 'pending'],
      ]),
    );
  });
});
