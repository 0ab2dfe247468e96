import { fairNumbers } from './fair-numbers';
import { fromHex, type Hashing, hashParts, toHex, utf8 } from './hashing';
import { merkleRoot } from './merkle-root';

/** The name of this way of drawing; it stands in every seed, so that a later way can never give the same result by chance. */
export const drawAlgorithm = 'sikke-cekilis-1';

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

/** What a draw is computed from. `serverSeed` is hex; its SHA-256 was published when the draw opened. */
export interface DrawInput {
  readonly raffle: string;
  /** In ascending order of their numbers. */
  readonly tickets: readonly FrozenTicket[];
  readonly serverSeed: string;
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
  const root = yield* merkleRoot(tickets.map(({ number, holder }) => `${number}:${holder}`));
  return { root, total: tickets.length };
}

/** The promise published with an open draw: the SHA-256 of the server's seed, both in hex. */
export function* computeCommitment(serverSeed: string): Hashing<string> {
  return toHex(yield* hashParts(fromHex(serverSeed)));
}

/** SHA-256 of algorithm, raffle, root, total and server seed, a line each, in hex. */
export function* drawSeed(raffle: string, { root, total }: FrozenList, serverSeed: string): Hashing<string> {
  return toHex(yield* hashParts(utf8([drawAlgorithm, raffle, root, total, serverSeed].join('\n'))));
}

/**
 * Draws winners and reserves at once. The same input always gives the same result, so nobody can draw again until it suits. Each
 * ticket has the same chance; once one of a holder's tickets is drawn, all others of that holder leave the list. Fewer
 * come out than asked for where there are fewer holders.
 */
export function* drawTickets(input: DrawInput): Hashing<DrawnTicket[]> {
  const { raffle, tickets, serverSeed, winners, reserves } = input;
  const seed = yield* drawSeed(raffle, yield* freezeList(tickets), serverSeed);
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
