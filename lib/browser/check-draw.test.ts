import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordedRounds } from '@/api/beacon/recorded-rounds.fixture';
import {
  computeCommitment,
  drawSeed,
  drawTickets,
  freezeList,
} from '@/api/services/raffles/draw/draw-tickets';
import { hashedNow } from '@/api/services/raffles/draw/hashed-now';
import { type Pulse, quicknet, roundTime } from '@/contract/draw/beacon';
import { beaconAlgorithm, drawAlgorithm } from '@/contract/draw/draw-tickets';
import { rootOfPath } from '@/contract/draw/merkle-path';
import type { DrawProofWire } from '@/contract/draw-proof';
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

interface ByBeacon {
  readonly pulse: Pulse;
  readonly times: Pick<DrawProofWire, 'frozen_at' | 'draw_at'>;
  readonly beacon: DrawProofWire['beacon'];
}

/** What the API answers of a draw that was drawn there. */
function toProof({ runs, serverSeed, winners, reserves }: Draw, by: ByBeacon | null = null): DrawProofWire {
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
  const pulse = by?.pulse ?? null;
  const drawn = drawTickets({ raffle, tickets, serverSeed, pulse, winners, reserves });
  return {
    raffle,
    algorithm: by ? beaconAlgorithm : drawAlgorithm,
    commitment: computeCommitment(serverSeed),
    server_seed: serverSeed,
    ...list,
    seed: drawSeed({ raffle, serverSeed, pulse }, list),
    winners,
    reserves,
    tickets: spans,
    results: drawn.map(({ position, number, holder }) => [position, number, holder]),
    ...(by && { ...by.times, beacon: by.beacon }),
  };
}

const published = ({ commitment, root }: DrawProofWire) => ({ commitment, root: root ?? null });

test('a browser computes what the server drew, whatever the list and the seed, and finds the viewer’s tickets and the way of the first to the root', async () => {
  await fc.assert(
    fc.asyncProperty(draws, async (draw) => {
      const proof = toProof(draw);
      const [[from, to, holder] = [1, 1, '']] = proof.tickets;
      const own = { holder, runs: [{ from, to, source: 'gift' }] };
      const outcome = await checkDraw({ proof, published: published(proof), own });
      expect(outcome).toEqual({
        isKnown: true,
        commitment: true,
        list: true,
        round: null,
        beacon: null,
        seed: true,
        results: true,
        own: true,
        ownLine: { line: `1:${holder}`, path: expect.any(Array) },
      });
      const { line = '', path = [] } = outcome.ownLine ?? {};
      expect(hashedNow(rootOfPath(line, path))).toBe(proof.root);
    }),
    { numRuns: 40 },
  );
});

const draw = { runs: [3, 1, 2, 4, 1], serverSeed: 'ab'.repeat(32), winners: 2, reserves: 1 };
const proof = toProof(draw);

test('another winner, another seed and a list that was changed after it was published are found out', async () => {
  const moved = { ...proof, results: proof.results.toReversed() };
  expect(await checkDraw({ proof: moved, published: published(proof), own: null })).toMatchObject({
    list: true,
    results: false,
    own: null,
  });
  const reseeded = toProof({ ...draw, serverSeed: 'cd'.repeat(32) });
  expect(await checkDraw({ proof: reseeded, published: published(proof), own: null })).toMatchObject({
    commitment: false,
    list: true,
  });
  const longer = toProof({ ...draw, runs: [...draw.runs, 5] });
  expect(await checkDraw({ proof: longer, published: published(proof), own: null })).toMatchObject({
    commitment: true,
    list: false,
  });
  expect(
    (await checkDraw({ proof: { ...proof, algorithm: 'x' }, published: published(proof), own: null }))
      .isKnown,
  ).toBe(false);
});

test('a ticket of the viewer that is missing from the list, or another’s in it, is found out', async () => {
  const own = (from: number, to: number) => ({ holder: 'h0', runs: [{ from, to, source: 'gift' }] });
  expect((await checkDraw({ proof, published: published(proof), own: own(1, 3) })).own).toBe(true);
  expect((await checkDraw({ proof, published: published(proof), own: own(1, 4) })).own).toBe(false);
  expect((await checkDraw({ proof, published: published(proof), own: own(900, 900) })).own).toBe(false);
});

describe('a draw by the beacon', () => {
  const frozenAt = roundTime(quicknet, 900);
  const drawAt = roundTime(quicknet, 1000);
  const [, , , recorded] = recordedRounds;
  const pulse = { chain: quicknet.hash, round: recorded.round, randomness: recorded.randomness };
  const list = { ...draw, runs: [3, 1, 2, 4, 1] };
  const byBeacon = toProof(list, {
    pulse,
    times: { frozen_at: new Date(frozenAt).toISOString(), draw_at: new Date(drawAt).toISOString() },
    beacon: { ...pulse, signature: recorded.signature },
  });
  const check = (changed: Partial<DrawProofWire>) =>
    checkDraw({ proof: { ...byBeacon, ...changed }, published: published(byBeacon), own: null });

  test('holds in all its steps, by a real round of quicknet', async () => {
    const sound = { commitment: true, list: true, round: true, beacon: true, seed: true, results: true };
    expect(await check({})).toMatchObject({ isKnown: true, ...sound });
  });

  test('is found out with another round, a forged signature, another randomness, and a freeze after the round', async () => {
    const beacon = byBeacon.beacon ?? { chain: '' };
    expect(await check({ beacon: { ...beacon, round: 1001 } })).toMatchObject({
      round: false,
      beacon: false,
      seed: false,
    });
    const [other] = recordedRounds;
    expect(await check({ beacon: { ...beacon, signature: other.signature } })).toMatchObject({
      beacon: false,
    });
    expect(await check({ beacon: { ...beacon, randomness: other.randomness } })).toMatchObject({
      beacon: false,
      seed: false,
    });
    const late = new Date(drawAt + 1).toISOString();
    expect(await check({ frozen_at: late })).toMatchObject({ round: false, beacon: true });
    expect((await check({ beacon: null })).isKnown).toBe(false);
  });

  test('that is only frozen shows its list and its round, and claims nothing of what is not there', async () => {
    const waiting = {
      server_seed: null,
      seed: null,
      results: [],
      beacon: { chain: quicknet.hash, round: 1000 },
    };
    const open = { commitment: null, beacon: null, seed: null, results: null };
    expect(await check(waiting)).toMatchObject({ list: true, round: true, ...open });
  });
});
