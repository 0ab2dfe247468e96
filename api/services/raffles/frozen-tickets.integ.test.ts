import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tickets } from '../../db/schema/tickets';
import { makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { addRaffle } from '../../testing/content.fixture';
import { drawTickets, freezeList } from './draw/draw-tickets';
import { frozenTickets } from './frozen-tickets';

let api: TestApp;
let players: string[];
let raffle: { readonly id: number; readonly slug: string };
beforeAll(async () => {
  api = await createTestApp();
  players = [];
  for (const name of ['ayse.kaya', 'barisdemir', 'cemre', 'denizhan', 'ege.er'])
    players.push(await makeUser(api, name));
  raffle = { id: await addRaffle(api.deps.db, { slug: 'sira' }), slug: 'sira' };
});
afterAll(() => api.close());

/** Stores tickets one statement each, so that they lie in the table in this order, and reads the list that is drawn. */
async function listOf(numbers: readonly number[]) {
  const { db } = api.deps;
  await db.delete(tickets).where(eq(tickets.raffleId, raffle.id));
  for (const number of numbers) {
    const userId = players[number % players.length] ?? '';
    await db.insert(tickets).values({ raffleId: raffle.id, userId, number, source: 'gift' });
  }
  return frozenTickets(api.deps.db, raffle);
}

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 30 });
const twoOrders = numbers.chain((some) =>
  fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length, maxLength: some.length })),
);

test('in whatever order tickets were stored, the list is by number, and its root and who wins are the same', async () => {
  let differing = 0;
  await fc.assert(
    fc.asyncProperty(twoOrders, fc.integer(), async ([stored, otherwise], salt) => {
      const [one, other] = [await listOf(stored), await listOf(otherwise)];
      expect(one.map(({ number }) => number)).toEqual(stored.toSorted((a, b) => a - b));
      expect(freezeList(other)).toEqual(freezeList(one));
      const pulse = { chain: 'c', round: 5, randomness: String(salt) };
      const input = { raffle: raffle.slug, serverSeed: '5e'.repeat(32), pulse, winners: 3, reserves: 2 };
      expect(drawTickets({ ...input, tickets: other })).toEqual(drawTickets({ ...input, tickets: one }));
      if (stored.join() !== otherwise.join()) differing += 1;
    }),
    { numRuns: 30 },
  );
  expect(differing, 'orders that do differ').toBeGreaterThan(15);
});
