import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  computeCommitment,
  drawSeed,
  drawTickets,
  freezeList,
} from '@/api/services/raffles/draw/draw-tickets';
import { drawAlgorithm } from '@/contract/draw/draw-tickets';
import type { DrawProofWire } from '@/contract/raffles';
import { checkDraw } from './check-draw';

const draws = fc.record({
  /** How many tickets each holder in turn has. */
  runs: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 25 }),
  serverSeed: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((seed) => Buffer.from(seed).toString('hex')),
  winners: fc.integer({ min: 1, max: 4 }),
  reserves: fc.integer({ min: 0, max: 4 }),
});
type Draw = typeof draws extends fc.Arbitrary<infer T> ? T : never;

/** What the API answers of a draw that was drawn there. */
function toProof({ runs, serverSeed, winners, reserves }: Draw): DrawProofWire {
  let next = 1;
  const spans = runs.map((length, at): [number, number, string] => {
    next += length;
    return [next - length, next - 1, `h${at % 7}`];
  });
  const tickets = spans.flatMap(([from, to, holder]) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, holder })),
  );
  const raffle = 'ornek';
  const list = freezeList(tickets);
  const drawn = drawTickets({ raffle, tickets, serverSeed, winners, reserves });
  return {
    raffle,
    algorithm: drawAlgorithm,
    commitment: computeCommitment(serverSeed),
    server_seed: serverSeed,
    ...list,
    seed: drawSeed(raffle, list, serverSeed),
    winners,
    reserves,
    tickets: spans,
    results: drawn.map(({ position, number, holder }) => [position, number, holder]),
  };
}

const published = ({ commitment, root }: DrawProofWire) => ({ commitment, root });

test('a browser computes what the server drew, whatever the list and the seed, and finds the viewer’s tickets', async () => {
  await fc.assert(
    fc.asyncProperty(draws, async (draw) => {
      const proof = toProof(draw);
      const [[from, to, holder] = [1, 1, '']] = proof.tickets;
      const own = { holder, runs: [{ from, to, source: 'gift' }] };
      expect(await checkDraw(proof, published(proof), own)).toEqual({
        isKnown: true,
        commitment: true,
        list: true,
        seed: true,
        results: true,
        own: true,
      });
    }),
    { numRuns: 40 },
  );
});

const draw = { runs: [3, 1, 2, 4, 1], serverSeed: 'ab'.repeat(32), winners: 2, reserves: 1 };
const proof = toProof(draw);

test('another winner, another seed and a list that was changed after it was published are found out', async () => {
  const moved = { ...proof, results: proof.results.toReversed() };
  expect(await checkDraw(moved, published(proof), null)).toMatchObject({
    list: true,
    results: false,
    own: null,
  });
  const reseeded = toProof({ ...draw, serverSeed: 'cd'.repeat(32) });
  expect(await checkDraw(reseeded, published(proof), null)).toMatchObject({ commitment: false, list: true });
  const longer = toProof({ ...draw, runs: [...draw.runs, 5] });
  expect(await checkDraw(longer, published(proof), null)).toMatchObject({ commitment: true, list: false });
  expect((await checkDraw({ ...proof, algorithm: 'x' }, published(proof), null)).isKnown).toBe(false);
});

test('a ticket of the viewer that is missing from the list, or another’s in it, is found out', async () => {
  const own = (from: number, to: number) => ({ holder: 'h0', runs: [{ from, to, source: 'gift' }] });
  expect((await checkDraw(proof, published(proof), own(1, 3))).own).toBe(true);
  expect((await checkDraw(proof, published(proof), own(1, 4))).own).toBe(false);
  expect((await checkDraw(proof, published(proof), own(900, 900))).own).toBe(false);
});
