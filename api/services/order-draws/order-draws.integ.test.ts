import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawProofAnswerSchema } from '@/contract/draw-proof';
import { tournamentAnswerSchema } from '@/contract/tournaments';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { eventEntries } from '../../db/schema/event-entries';
import { events } from '../../db/schema/events';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { advanceAll } from '../../jobs/advance';
import { makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { testBeacon, testChain } from '../../testing/beacon.fixture';
import { giveTickets } from '../../testing/content.fixture';
import { importing } from '../../testing/import.fixture';
import { prize } from '../../testing/results.fixture';
import { decideEvent } from '../events/decide-event';
import { drawTickets, freezeList } from '../raffles/draw/draw-tickets';
import { toHolder } from '../raffles/to-holder';

const hour = 3_600_000;
/** As long as a round is waited for after a freeze, and one period more. */
const roundMs = 63_000;

let api: TestApp;
let isOn = true;
let members: string[];
beforeAll(async () => {
  api = await createTestApp();
  Object.assign(api.deps, { beacon: testBeacon(api.clock, () => isOn) });
  members = await Promise.all(
    ['ada', 'bora', 'cem', 'defne', 'ege'].map((name) => makeUser(api, name, { passwordHash: '!' })),
  );
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(api.clock.now() + hours * hour).toISOString();
const proofOf = async (path: string) => {
  const answer = await api.call('GET', path);
  expect(answer.status, path).toBe(200);
  return drawProofAnswerSchema.parse(await answer.json()).data;
};

/** Computes the order again out of what everybody is told. */
function orderOf(proof: Awaited<ReturnType<typeof proofOf>>): readonly number[] {
  const tickets = proof.tickets.map(([number, , holder]) => ({ number, holder }));
  expect(freezeList(tickets)).toEqual({ root: proof.root, total: proof.total });
  const { raffle, winners, reserves, beacon } = proof;
  const pulse = { chain: testChain.hash, round: beacon?.round ?? 0, randomness: beacon?.randomness ?? '' };
  const serverSeed = proof.server_seed ?? '';
  return drawTickets({ raffle, tickets, serverSeed, pulse, winners, reserves }).map(({ number }) => number);
}

describe('the seeds of a bracket', () => {
  const slug = 'kura-kupasi';
  const shown = async () =>
    tournamentAnswerSchema.parse(await (await api.call('GET', `/tournaments/${slug}`)).json()).data;

  test('are promised with it, frozen at its start, and drawn by the round after that; without the round it waits and nobody is seeded', async () => {
    await importing(api, 'tournaments').run([
      {
        ...{ slug, title: 'Kura Kupası', type: 'bracket', size: 4, bet: 1000, state: 'published' },
        ...{ registration_opens_at: inHours(-1), checkin_opens_at: inHours(1), starts_at: inHours(2) },
      },
    ]);
    const promised = await proofOf(`/tournaments/${slug}/draw`);
    expect(promised).toMatchObject({
      raffle: `bracket:${slug}`,
      server_seed: null,
      root: null,
      tickets: [],
      results: [],
    });
    const [row] = await api.deps.db.select().from(tournaments).where(eq(tournaments.slug, slug));
    const players = members.slice(0, 4).map((userId, at) => ({
      tournamentId: row?.id ?? 0,
      userId,
      number: at + 1,
      state: 'checked_in' as const,
    }));
    await api.deps.db.insert(tournamentParticipants).values(players);
    api.clock.advance(1.5 * hour);
    await advanceAll(api.deps);
    api.clock.advance(hour);
    await advanceAll(api.deps);
    const frozen = await proofOf(`/tournaments/${slug}/draw`);
    expect(frozen).toMatchObject({ commitment: promised.commitment, total: 4, server_seed: null });
    expect(frozen.tickets.map(([, , holder]) => holder)).toEqual(
      members.slice(0, 4).map((userId) => toHolder(`bracket:${slug}`, userId)),
    );
    isOn = false;
    api.clock.advance(roundMs);
    await advanceAll(api.deps);
    expect(await shown()).toMatchObject({ state: 'check_in', matches: [] });
    expect((await proofOf(`/tournaments/${slug}/draw`)).beacon).toMatchObject({
      signature: null,
      problem: expect.stringContaining('away'),
    });
    isOn = true;
    api.clock.advance(roundMs);
    await advanceAll(api.deps);
    const drawn = await proofOf(`/tournaments/${slug}/draw`);
    const tournament = await shown();
    expect(tournament.state).toBe('live');
    const bySeed = tournament.participants
      ?.toSorted((a, b) => (a.seed ?? 0) - (b.seed ?? 0))
      .map(({ number }) => number);
    expect(bySeed).toEqual(orderOf(drawn));
    expect(drawn.results.map(([, number]) => number)).toEqual(bySeed);
  });
});

describe('a draw of tickets', () => {
  test('waits and says why while the beacon is away, however often the clock comes by, and is drawn by its own round afterwards', async () => {
    const prizes = [
      { rank_from: 1, rank_to: 1, type: 'physical', title: 'Bardak', amount: null, currency: null },
    ];
    const times = { starts_at: inHours(-1), ends_at: inHours(1), draw_at: inHours(2) };
    await importing(api, 'raffles').run([
      { slug: 'bekleyen', title: 'Bekleyen', prizes, reserve_count: 0, state: 'published', ...times },
    ]);
    const [row] = await api.deps.db.select().from(raffles).where(eq(raffles.slug, 'bekleyen'));
    for (const [at, userId] of members.entries())
      await giveTickets(api.deps.db, { raffleId: row?.id ?? 0, userId, first: at + 1, count: 1 });
    api.clock.advance(1.5 * hour);
    await advanceAll(api.deps);
    const frozen = await proofOf('/raffles/bekleyen/proof');
    isOn = false;
    for (let passed = 0; passed < 3; passed += 1) {
      api.clock.advance(hour);
      await advanceAll(api.deps);
      const waiting = await proofOf('/raffles/bekleyen/proof');
      expect(waiting).toMatchObject({ root: frozen.root, server_seed: null, results: [], drawn_at: null });
      expect(waiting.beacon).toMatchObject({ signature: null, problem: expect.stringContaining('away') });
    }
    isOn = true;
    api.clock.advance(hour);
    await advanceAll(api.deps);
    const drawn = await proofOf('/raffles/bekleyen/proof');
    expect(drawn.beacon?.round).toBe(frozen.beacon?.round);
    expect(drawn.results.map(([, number]) => number)).toEqual(orderOf(drawn));
  });
});

describe('guesses that are equally near', () => {
  async function runHunt(slug: string, tieRule: string, guesses: readonly number[]) {
    const file = importing(api, 'bonus-hunts');
    const row = {
      ...{
        slug,
        title: slug,
        start_balance: 1_000_000,
        started_at: inHours(-1),
        state: 'published',
        tie_rule: tieRule,
      },
      ...{
        collect_balance: 100_000,
        bonuses: [{ game_name: 'Nar', bet: 1000 }],
        prizes: [prize(1)],
        winner_count: 1,
      },
    };
    await file.run([row]);
    const [hunt] = await api.deps.db.select().from(bonusHunts).where(eq(bonusHunts.slug, slug));
    const huntId = hunt?.id ?? 0;
    const rows = guesses.map((endBalance, at) => ({
      huntId,
      userId: members[at] ?? '',
      endBalance,
      submittedAt: new Date(api.clock.now() + at),
    }));
    await api.deps.db.insert(huntGuesses).values(rows);
    await file.run([{ slug, bonuses: [{ game_name: 'Nar', bet: 1000, win: 5000 }] }]);
    await file.run([{ slug, end_balance: 105_000 }]);
    await advanceAll(api.deps);
    return huntId;
  }
  const ranks = async (huntId: number) =>
    (
      await api.deps.db
        .select()
        .from(huntGuesses)
        .where(eq(huntGuesses.huntId, huntId))
        .orderBy(huntGuesses.rank)
    ).map(({ id, rank }) => ({ id, rank }));

  test('stand in the order of the lot where the hunt says so, and are not ranked before it is drawn', async () => {
    const huntId = await runHunt('kura-avi', 'draw', [104_000, 106_000, 104_000, 90_000, 106_000]);
    expect((await ranks(huntId)).every(({ rank }) => rank === null)).toBe(true);
    api.clock.advance(roundMs);
    await advanceAll(api.deps);
    const order = orderOf(await proofOf('/bonus-hunts/kura-avi/draw'));
    const ranked = await ranks(huntId);
    const far = ranked.at(-1)?.id;
    expect(ranked.map(({ id }) => id)).toEqual([...order.filter((id) => id !== far), far]);
  });

  test('need no lot where nobody is equal to another, and where the earlier one stands first', async () => {
    for (const [slug, rule, guesses] of [
      ['ayri-avi', 'draw', [104_000, 107_000]],
      ['once-avi', 'earlier', [104_000, 106_000]],
    ] as const) {
      const ranked = await ranks(await runHunt(slug, rule, guesses));
      expect(ranked.map(({ rank }) => rank)).toEqual([1, 2]);
      expect(ranked[0]?.id).toBeLessThan(ranked[1]?.id ?? 0);
    }
    expect((await api.call('GET', '/bonus-hunts/once-avi/draw')).status).toBe(404);
  });
});

describe('an event that is drawn by lot', () => {
  test('gives its prizes in the order of the lot, once, after the team has let the result stand', async () => {
    const slug = 'kura-gecesi';
    await importing(api, 'events').run([
      {
        ...{
          slug,
          title: 'Kura Gecesi',
          type: 'deposit',
          state: 'published',
          tie_rule: 'draw',
          prizes: [prize(1), prize(2)],
        },
        ...{ starts_at: inHours(1), ends_at: inHours(2), rules_md: 'x' },
      },
    ]);
    const [event] = await api.deps.db.select().from(events).where(eq(events.slug, slug));
    const eventId = event?.id ?? 0;
    const entries = members.map((userId) => ({
      eventId,
      userId,
      review: 'approved' as const,
      counts: true,
      score: 1,
    }));
    await api.deps.db.insert(eventEntries).values(entries);
    api.clock.advance(3 * hour);
    await advanceAll(api.deps);
    await decideEvent(api.deps, { slug, input: { action: 'finish', reason: undefined } });
    const state = async () =>
      (await api.deps.db.select().from(events).where(eq(events.id, eventId)))[0]?.state;
    expect(await state()).toBe('judging');
    api.clock.advance(roundMs);
    await advanceAll(api.deps);
    expect(await state()).toBe('finished');
    const order = orderOf(await proofOf(`/events/${slug}/draw`));
    const owners = new Map(
      (await api.deps.db.select().from(eventEntries).where(eq(eventEntries.eventId, eventId))).map((one) => [
        one.id,
        one.userId,
      ]),
    );
    const won = await api.deps.db
      .select()
      .from(prizeClaims)
      .where(eq(prizeClaims.eventId, eventId))
      .orderBy(prizeClaims.position);
    expect(won.map(({ userId }) => userId)).toEqual(order.slice(0, 2).map((id) => owners.get(id)));
    await advanceAll(api.deps);
    expect(await api.deps.db.$count(prizeClaims, eq(prizeClaims.eventId, eventId))).toBe(2);
  });
});
