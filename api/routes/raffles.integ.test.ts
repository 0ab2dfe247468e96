import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { drawProofAnswerSchema } from '@/contract/draw-proof';
import {
  ownTicketsAnswerSchema,
  pastRafflesAnswerSchema,
  raffleAnswerSchema,
  rafflesAnswerSchema,
} from '@/contract/raffles';
import { notifications } from '../db/schema/notifications';
import { raffleSponsors } from '../db/schema/raffle-sponsors';
import { raffles } from '../db/schema/raffles';
import { tickets } from '../db/schema/tickets';
import { advanceRaffles } from '../jobs/advance-raffles';
import { computeCommitment, drawTickets, freezeList } from '../services/raffles/draw/draw-tickets';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addRaffle, addSponsor, giveTickets } from '../testing/content.fixture';
import { recordedCall } from '../testing/query-count.fixture';

const hour = 3_600_000;
const serverSeed = '5e'.repeat(32);

let api: TestApp;
let players: string[];
beforeAll(async () => {
  api = await createTestApp();
  players = [];
  for (const name of ['ayse.kaya', 'barisdemir', 'cemre', 'denizhan'])
    players.push(await makeUser(api, name));
});
afterAll(() => api.close());

async function read<T extends z.ZodType>(path: string, schema: T, token?: string): Promise<z.infer<T>> {
  const answer = await api.call('GET', path, token === undefined ? {} : { token });
  expect(answer.status).toBe(200);
  return schema.parse(await answer.json());
}

/** A draw whose end and hour have come, in which each player has some tickets. */
async function addDue(slug: string, counts: readonly number[]): Promise<number> {
  const now = api.clock.now();
  const times = {
    startsAt: new Date(now - 9 * hour),
    endsAt: new Date(now - 2 * hour),
    drawAt: new Date(now - hour),
  };
  const seeds = { serverSeed, commitment: computeCommitment(serverSeed) };
  const raffleId = await addRaffle(api.deps.db, { slug, reserveCount: 2, ...times, ...seeds });
  let first = 1;
  for (const [at, count] of counts.entries()) {
    await giveTickets(api.deps.db, { raffleId, userId: players[at] ?? '', first, count });
    first += count;
  }
  return raffleId;
}

describe('the current draws', () => {
  test('are those that run, come or wait, the next to end first, with what each sponsor’s deposits earn and the page it has', async () => {
    const { db } = api.deps;
    const now = api.clock.now();
    const later = {
      startsAt: new Date(now + 2 * hour),
      endsAt: new Date(now + 3 * hour),
      drawAt: new Date(now + 4 * hour),
    };
    const sponsorId = await addSponsor(db, { slug: 'comert', tone: '#101010' });
    const paused = await addSponsor(db, { slug: 'dinlenen', state: 'paused' });
    const hidden = await addSponsor(db, { slug: 'taslak', state: 'draft' });
    await addRaffle(db, { slug: 'gelecek', ...later });
    const raffleId = await addRaffle(db, { slug: 'acik' });
    await addRaffle(db, { slug: 'taslak', state: 'draft' });
    await db.insert(raffleSponsors).values([
      { raffleId, sponsorId, amountPerTicket: 50_000, minAmount: 10_000 },
      { raffleId, sponsorId: paused, amountPerTicket: 30_000 },
      { raffleId, sponsorId: hidden, amountPerTicket: 20_000 },
    ]);
    await giveTickets(db, { raffleId, userId: players[0] ?? '', first: 1, count: 3 });
    await db.update(tickets).set({ voidedAt: new Date() }).where(sql`number = 2`);
    const { data } = await read('/raffles', rafflesAnswerSchema);
    expect(data.map(({ slug, phase }) => [slug, phase])).toEqual([
      ['acik', 'open'],
      ['gelecek', 'upcoming'],
    ]);
    expect(data[0]?.ticket_count).toBe(2);
    expect(data[0]?.rules.map(({ sponsor, amount_per_ticket }) => [sponsor.slug, amount_per_ticket])).toEqual(
      [
        [null, 20_000],
        ['dinlenen', 30_000],
        ['comert', 50_000],
      ],
    );
  });
});

describe('a draw whose hour has come', () => {
  test('is closed, drawn once however many jobs run, and anybody can compute the result again', async () => {
    await addDue('herkese-acik', [5, 3, 1, 2]);
    const runs = await Promise.all([
      advanceRaffles(api.deps),
      advanceRaffles(api.deps),
      advanceRaffles(api.deps),
    ]);
    expect(runs.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(1);
    const { data: proof } = await read('/raffles/herkese-acik/proof', drawProofAnswerSchema);
    const list = proof.tickets.flatMap(([from, to, holder]) =>
      Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, holder })),
    );
    expect(freezeList(list)).toEqual({ root: proof.root, total: proof.total });
    expect(computeCommitment(proof.server_seed ?? '')).toBe(proof.commitment);
    const { raffle, winners, reserves } = proof;
    const again = drawTickets({
      raffle,
      tickets: list,
      serverSeed: proof.server_seed ?? '',
      winners,
      reserves,
    });
    expect(proof.results).toEqual(again.map(({ position, number, holder }) => [position, number, holder]));
    const { data } = await read('/raffles/herkese-acik', raffleAnswerSchema);
    expect(data.results.map(({ ticket_number }) => ticket_number)).toEqual(again.map(({ number }) => number));
    expect(data.results.map(({ role }) => role)).toEqual(['winner', 'reserve', 'reserve']);
    expect([data.phase, data.player_count, data.ticket_count]).toEqual(['drawn', 4, 11]);
    const told = await api.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.kind, 'contest_prize'));
    expect(told.map(({ reference }) => reference)).toEqual([{ type: 'raffles', id: 'herkese-acik' }]);
  });

  test('is not drawn from another list than the frozen one', async () => {
    const raffleId = await addDue('degistirilen', [2, 2]);
    await api.deps.db
      .update(raffles)
      .set({ drawAt: new Date(api.clock.now() + hour) })
      .where(eq(raffles.id, raffleId));
    await advanceRaffles(api.deps);
    await giveTickets(api.deps.db, { raffleId, userId: players[3] ?? '', first: 5, count: 1 });
    await api.deps.db
      .update(raffles)
      .set({ drawAt: new Date(api.clock.now()) })
      .where(eq(raffles.id, raffleId));
    await expect(advanceRaffles(api.deps)).rejects.toThrow('was changed');
    const { data } = await read('/raffles/degistirilen', raffleAnswerSchema);
    expect([data.phase, data.results]).toEqual(['closed', []]);
    await api.deps.db.update(raffles).set({ state: 'cancelled' }).where(eq(raffles.id, raffleId));
  });

  test('without a ticket is drawn to nobody', async () => {
    await addDue('bos', []);
    expect(await advanceRaffles(api.deps)).toEqual({ closed: 1, drawn: 1 });
    const { data } = await read('/raffles/bos', raffleAnswerSchema);
    expect([data.phase, data.results, data.player_count]).toEqual(['drawn', [], 0]);
  });
});

describe('what visitors learn', () => {
  test('no name in full, and no seed before the draw', async () => {
    await addRaffle(api.deps.db, { slug: 'sir', serverSeed: 'cd'.repeat(32) });
    const before = await (await api.call('GET', '/raffles/sir')).text();
    expect(before).not.toContain('cd'.repeat(32));
    const after = await (await api.call('GET', '/raffles/herkese-acik')).text();
    const proof = await (await api.call('GET', '/raffles/herkese-acik/proof')).text();
    for (const name of ['ayse.kaya', 'barisdemir', 'cemre', 'denizhan']) {
      expect(after + proof).not.toContain(name);
    }
    for (const id of players) expect(after + proof).not.toContain(id);
  });

  test('a draft is not there, and a draw that is not drawn has no proof', async () => {
    for (const path of [
      '/raffles/taslak',
      '/raffles/olmayan',
      '/raffles/acik/proof',
      '/raffles/taslak/mine',
    ]) {
      const token = await logInAs(api, 'cemre');
      expect([path, (await api.call('GET', path, { token })).status]).toEqual([path, 404]);
    }
  });
});

describe('a member’s own part', () => {
  test('is their tickets as runs of numbers, their list name, and the number of all', async () => {
    const raffleId = await addRaffle(api.deps.db, { slug: 'benim' });
    const [me = '', other = ''] = players;
    await giveTickets(api.deps.db, { raffleId, userId: me, first: 1, count: 3 });
    await giveTickets(api.deps.db, { raffleId, userId: other, first: 4, count: 5 });
    await giveTickets(api.deps.db, { raffleId, userId: me, first: 9, count: 1 });
    const { data } = await read(
      '/raffles/benim/mine',
      ownTicketsAnswerSchema,
      await logInAs(api, 'ayse.kaya'),
    );
    expect(data).toMatchObject({ count: 4, total: 9, holder: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(data.runs).toEqual([
      { from: 1, to: 3, source: 'gift', sponsor: null },
      { from: 9, to: 9, source: 'gift', sponsor: null },
    ]);
    const none = await read('/raffles/benim/mine', ownTicketsAnswerSchema, await logInAs(api, 'cemre'));
    expect(none.data).toMatchObject({ count: 0, runs: [] });
  });

  test('is answered to members alone', async () => {
    expect((await api.call('GET', '/raffles/benim/mine')).status).toBe(401);
  });
});

describe('the archive', () => {
  test('pages through every drawn and cancelled draw once, newest first, with who has the prizes', async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    await addDue('sonuncu', [1, 1]);
    await advanceRaffles(api.deps);
    for (let at = 0; at < 13; at += 1) {
      const drawAt = new Date(Date.UTC(2025, 1, 1 + Math.floor(at / 2)));
      const times = { startsAt: new Date(0), endsAt: new Date(1), drawAt };
      await addRaffle(api.deps.db, { slug: `eski-${at}`, state: 'cancelled', ...times });
    }
    do {
      const query = cursor ? `?cursor=${cursor}` : '';
      const page = await read(`/raffles/past${query}`, pastRafflesAnswerSchema);
      seen.push(...page.data.map(({ slug }) => slug));
      cursor = page.next_cursor;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(['sonuncu', 'bos', 'eski-0', 'eski-12']));
    expect(seen.indexOf('eski-12')).toBeLessThan(seen.indexOf('eski-0'));
    const { data } = await read('/raffles/past', pastRafflesAnswerSchema);
    expect(data.find(({ slug }) => slug === 'sonuncu')?.winners).toHaveLength(1);
  });

  test('refuses a cursor of its own making alone', async () => {
    for (const cursor of ['x', 'W10', 'WyJ4IiwxXQ', '%00', 'a'.repeat(300)]) {
      expect([cursor, (await api.call('GET', `/raffles/past?cursor=${cursor}`)).status]).toEqual([
        cursor,
        422,
      ]);
    }
  });

  test.each(['/raffles', '/raffles/past', '/raffles/herkese-acik'])('%s is one statement', async (path) => {
    const { answer, statements } = await recordedCall(api, path);
    expect([answer.status, statements.length]).toEqual([200, 1]);
  });
});
