import { type BeaconChain, quicknet, roundOfDraw, roundTime } from '@/contract/draw/beacon';
import {
  beaconAlgorithm,
  computeCommitment,
  drawAlgorithm,
  drawSeed,
  type FrozenTicket,
  freezeList,
  pickTickets,
  toLine,
} from '@/contract/draw/draw-tickets';
import type { Hashing } from '@/contract/draw/hashing';
import { merklePath, type PathStep } from '@/contract/draw/merkle-path';
import { toRandomness, verifyRound } from '@/contract/draw/verify-round';
import type { DrawProofWire } from '@/contract/draw-proof';
import type { OwnTicketsWire } from '@/contract/raffles';

/** What was published of a draw before anybody could know its result. */
export interface PublishedDraw {
  readonly commitment: string;
  readonly root: string | null;
}

/** A line of the list and its way to the root, for who wants to keep it. */
export interface OwnLine {
  readonly line: string;
  readonly path: readonly PathStep[];
}

/**
 * What came out of computing a draw again: whether each step holds; null for one that the draw does not have, or does not have yet. `own` is null for who has
 * no tickets in it, `ownLine` is of the first of them.
 */
export interface DrawCheck {
  readonly isKnown: boolean;
  readonly commitment: boolean | null;
  readonly list: boolean | null;
  readonly round: boolean | null;
  readonly beacon: boolean | null;
  readonly seed: boolean | null;
  readonly results: boolean | null;
  readonly own: boolean | null;
  readonly ownLine: OwnLine | null;
}

type Own = Pick<OwnTicketsWire, 'holder' | 'runs'>;

interface Checked {
  readonly proof: DrawProofWire;
  readonly published: PublishedDraw;
  readonly own: Own | null;
  /** The beacon's own; another one is for tests. */
  readonly chain?: BeaconChain;
}

/**
 * Computes a draw again in this browser, out of what the site tells and what it published before: the seed is the promised one, the list has the published
 * root, the round is the one that the rule names and its signature is the beacon's, and winners and reserves are what the formula gives. With the viewer's
 * own tickets it also looks for each of them in the list. Needs WebCrypto, which a browser has on https and on the own machine.
 */
export async function checkDraw({ proof, published, own, chain = quicknet }: Checked): Promise<DrawCheck> {
  const tickets = toTickets(proof);
  const list = await hashed(freezeList(tickets));
  const isFrozen = published.root !== null;
  const hasOwn = isFrozen && own !== null && own.runs.length > 0;
  return {
    isKnown: proof.algorithm === (proof.beacon ? beaconAlgorithm : drawAlgorithm),
    commitment: proof.server_seed
      ? (await hashed(computeCommitment(proof.server_seed))) === published.commitment
      : null,
    list: isFrozen ? list.root === published.root && list.total === proof.total : null,
    round: isNamed(proof, chain),
    beacon: await isBeacon(proof, chain),
    ...(await recomputed(proof, tickets, list)),
    own: hasOwn ? holdsAll(tickets, own) : null,
    ownLine: hasOwn ? await findLine(tickets, own) : null,
  };
}

/** Whether the round is the one that the rule names, and comes out after the freeze. */
function isNamed({ beacon, draw_at, frozen_at }: DrawProofWire, chain: BeaconChain): boolean | null {
  if (!beacon?.round || !draw_at || !frozen_at) return null;
  const [drawAt, frozenAt] = [Date.parse(draw_at), Date.parse(frozen_at)];
  const { round } = beacon;
  return round === roundOfDraw(chain, { drawAt, frozenAt }) && roundTime(chain, round) > frozenAt;
}

/** Whether the signature is the beacon's for that round. The library for it is large and comes only now. */
async function isBeacon({ beacon }: DrawProofWire, chain: BeaconChain): Promise<boolean | null> {
  if (!beacon?.round || !beacon.signature) return null;
  const { round, signature } = beacon;
  const { bls12_381 } = await import('@noble/curves/bls12-381');
  const isSigned = await hashed(verifyRound(bls12_381.shortSignatures, chain, { round, signature }));
  const randomness = await hashed(toRandomness(signature));
  return isSigned && beacon.chain === chain.hash && randomness === beacon.randomness;
}

async function recomputed(
  proof: DrawProofWire,
  tickets: readonly FrozenTicket[],
  list: { readonly root: string; readonly total: number },
) {
  const { raffle, server_seed: serverSeed, beacon, winners, reserves } = proof;
  if (!serverSeed) return { seed: null, results: null };
  const { chain = '', round, randomness } = beacon ?? {};
  const pulse = beacon ? { chain, round: round ?? 0, randomness: randomness ?? '' } : null;
  const seed = await hashed(drawSeed({ raffle, serverSeed, pulse }, list));
  const drawn = await hashed(pickTickets(seed, { tickets, winners, reserves }));
  const results = drawn.map(({ position, number, holder }) => [position, number, holder]);
  return { seed: seed === proof.seed, results: JSON.stringify(results) === JSON.stringify(proof.results) };
}

function toTickets({ tickets }: DrawProofWire): readonly FrozenTicket[] {
  return tickets.flatMap(([from, to, holder]) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, holder })),
  );
}

function holdsAll(tickets: readonly FrozenTicket[], { holder, runs }: Own) {
  const holders = new Map(tickets.map((ticket) => [ticket.number, ticket.holder]));
  return runs.every(({ from, to }) => {
    for (let number = from; number <= to; number += 1) if (holders.get(number) !== holder) return false;
    return true;
  });
}

async function findLine(tickets: readonly FrozenTicket[], { holder }: Own): Promise<OwnLine | null> {
  const lines = tickets.map(toLine);
  const at = tickets.findIndex((ticket) => ticket.holder === holder);
  const line = lines[at];
  return line === undefined ? null : { line, path: await hashed(merklePath(lines, at)) };
}

/** So many hashes at once that the browser stays able to answer. */
const atOnce = 1000;

async function hashed<T>(work: Hashing<T>): Promise<T> {
  let step = work.next();
  while (!step.done) {
    const hashes: Uint8Array<ArrayBuffer>[] = [];
    for (let at = 0; at < step.value.length; at += atOnce) {
      const some = step.value.slice(at, at + atOnce);
      hashes.push(...(await Promise.all(some.map(sha256))));
    }
    step = work.next(hashes);
  }
  return step.value;
}

async function sha256(text: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text));
}
