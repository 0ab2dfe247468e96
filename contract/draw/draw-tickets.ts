import type { Pulse } from './beacon';
import { fairNumbers } from './fair-numbers';
import { fromHex, type Hashing, hashParts, toHex, utf8 } from './hashing';
import { merkleRoot } from './merkle-root';

/** The first way of drawing, without a beacon. Each way's name stands in its seeds, so that another way can never give the same result by chance. */
export const drawAlgorithm = 'sikke-cekilis-1';

/** The way of every new draw: its seed holds a round of the public beacon that nobody knows when the list is frozen (ADR 340). */
export const beaconAlgorithm = 'sikke-cekilis-2';

/** A ticket of the frozen list; `holder` is the pseudonym of its owner within one draw. */
export interface FrozenTicket {
  readonly number: number;
  readonly holder: string;
}

/** The frozen list as it was published before anything was drawn. */
export interface FrozenList {
  readonly root: string;
  readonly total: number;
}

/** What the seed of a draw is made of. `serverSeed` is hex; its SHA-256 was published when the draw opened. No `pulse`: the first way of drawing. */
export interface SeedInput {
  readonly raffle: string;
  readonly serverSeed: string;
  readonly pulse?: Pulse | null;
}

/** What a draw is computed from. */
export interface DrawInput extends SeedInput {
  /** In ascending order of their numbers. */
  readonly tickets: readonly FrozenTicket[];
  readonly winners: number;
  readonly reserves: number;
}

/** A drawn ticket: position 1 is the first winner, reserves follow in the order they would step in. */
export interface DrawnTicket extends FrozenTicket {
  readonly position: number;
  readonly role: 'winner' | 'reserve';
}

/** What the list is frozen to: the Merkle root over its lines `number:holder`, and their number. */
export function* freezeList(tickets: readonly FrozenTicket[]): Hashing<FrozenList> {
  const root = yield* merkleRoot(tickets.map(toLine));
  return { root, total: tickets.length };
}

/** A ticket as the frozen list has it. */
export function toLine({ number, holder }: FrozenTicket): string {
  return `${number}:${holder}`;
}

/** The promise published with an open draw: the SHA-256 of the server's seed, both in hex. */
export function* computeCommitment(serverSeed: string): Hashing<string> {
  return toHex(yield* hashParts(fromHex(serverSeed)));
}

/** SHA-256 of algorithm, raffle, root, total and server seed, and of the beacon's chain, round and randomness where it has a part; a line each, in hex. */
export function* drawSeed({ raffle, serverSeed, pulse }: SeedInput, list: FrozenList): Hashing<string> {
  const lines = [raffle, list.root, list.total, serverSeed];
  const all = pulse
    ? [beaconAlgorithm, ...lines, pulse.chain, pulse.round, pulse.randomness]
    : [drawAlgorithm, ...lines];
  return toHex(yield* hashParts(utf8(all.join('\n'))));
}

/**
 * Draws winners and reserves at once. The same input always gives the same result, so nobody can draw again until it suits. Each
 * ticket has the same chance; once one of a holder's tickets is drawn, all others of that holder leave the list. Fewer
 * come out than asked for where there are fewer holders.
 */
export function* drawTickets(input: DrawInput): Hashing<DrawnTicket[]> {
  return yield* pickTickets(yield* drawSeed(input, yield* freezeList(input.tickets)), input);
}

/** What a seed, in hex, draws from a list. */
export function* pickTickets(
  seed: string,
  { tickets, winners, reserves }: Pick<DrawInput, 'tickets' | 'winners' | 'reserves'>,
): Hashing<DrawnTicket[]> {
  const below = fairNumbers(fromHex(seed));
  const drawn: DrawnTicket[] = [];
  let left = tickets;
  while (left.length > 0 && drawn.length < winners + reserves) {
    const ticket = left[yield* below(left.length)];
    if (!ticket) break;
    const position = drawn.length + 1;
    drawn.push({ ...ticket, position, role: position <= winners ? 'winner' : 'reserve' });
    left = left.filter(({ holder }) => holder !== ticket.holder);
  }
  return drawn;
}
