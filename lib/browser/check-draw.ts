import {
  computeCommitment,
  drawAlgorithm,
  drawSeed,
  drawTickets,
  type FrozenTicket,
  freezeList,
} from '@/contract/draw/draw-tickets';
import type { Hashing } from '@/contract/draw/hashing';
import type { DrawProofWire, OwnTicketsWire } from '@/contract/raffles';

/** What was published of a draw before anybody could know its result. */
export interface PublishedDraw {
  readonly commitment: string;
  readonly root: string | null;
}

/** What came out of computing a draw again: whether each step holds; `own` is null for who has no tickets in it. */
export interface DrawCheck {
  readonly isKnown: boolean;
  readonly commitment: boolean;
  readonly list: boolean;
  readonly seed: boolean;
  readonly results: boolean;
  readonly own: boolean | null;
}

/**
 * Computes a draw again in this browser, out of what the site tells and what it published before: the seed is the promised one,
 * the list has the published root, and winners and reserves are what the formula gives. With the viewer's own tickets it
 * also looks for each of them in the list. Needs WebCrypto, which a browser has on https and on the own machine.
 */
export async function checkDraw(
  proof: DrawProofWire,
  published: PublishedDraw,
  own: Pick<OwnTicketsWire, 'holder' | 'runs'> | null,
): Promise<DrawCheck> {
  const tickets = toTickets(proof);
  const commitment = await hashed(computeCommitment(proof.server_seed));
  const list = await hashed(freezeList(tickets));
  const seed = await hashed(drawSeed(proof.raffle, list, proof.server_seed));
  const { raffle, server_seed: serverSeed, winners, reserves } = proof;
  const drawn = await hashed(drawTickets({ raffle, tickets, serverSeed, winners, reserves }));
  const results = drawn.map(({ position, number, holder }) => [position, number, holder]);
  return {
    isKnown: proof.algorithm === drawAlgorithm,
    commitment: commitment === published.commitment,
    list: list.root === published.root && list.total === proof.total,
    seed: seed === proof.seed,
    results: JSON.stringify(results) === JSON.stringify(proof.results),
    own: own && own.runs.length > 0 ? holdsAll(tickets, own) : null,
  };
}

function toTickets({ tickets }: DrawProofWire): readonly FrozenTicket[] {
  return tickets.flatMap(([from, to, holder]) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, holder })),
  );
}

function holdsAll(
  tickets: readonly FrozenTicket[],
  { holder, runs }: Pick<OwnTicketsWire, 'holder' | 'runs'>,
) {
  const holders = new Map(tickets.map((ticket) => [ticket.number, ticket.holder]));
  return runs.every(({ from, to }) => {
    for (let number = from; number <= to; number += 1) if (holders.get(number) !== holder) return false;
    return true;
  });
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
