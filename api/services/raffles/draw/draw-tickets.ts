import * as formula from '@/contract/draw/draw-tickets';
import { hashedNow } from './hashed-now';

/** What the list is frozen to (the formula in contract/draw, which a visitor's browser runs too). */
export function freezeList(tickets: readonly formula.FrozenTicket[]): formula.FrozenList {
  return hashedNow(formula.freezeList(tickets));
}

/** The promise published with an open draw: the SHA-256 of the server's seed, both in hex. */
export function computeCommitment(serverSeed: string): string {
  return hashedNow(formula.computeCommitment(serverSeed));
}

/** The seed of a draw, in hex. */
export function drawSeed(input: formula.SeedInput, list: formula.FrozenList): string {
  return hashedNow(formula.drawSeed(input, list));
}

/** What a seed draws from a list. */
export function pickTickets(
  seed: string,
  input: Pick<formula.DrawInput, 'tickets' | 'winners' | 'reserves'>,
): formula.DrawnTicket[] {
  return hashedNow(formula.pickTickets(seed, input));
}

/** Winners and reserves, drawn at once; the same input always gives the same result. */
export function drawTickets(input: formula.DrawInput): formula.DrawnTicket[] {
  return hashedNow(formula.drawTickets(input));
}
