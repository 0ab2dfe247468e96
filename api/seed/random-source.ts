import { createHash } from 'node:crypto';

/**
 * Numbers in [0, 1) that look random and are the same at every seeding: a name has its own row of them, so that an area can
 * be changed without changing the others. The generator is mulberry32, which needs no more than 32 bits of state.
 */
export function randomSource(name: string): () => number {
  let state = createHash('sha256').update(`sikke-demo:${name}`).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `min` to `max`, both included. */
export function wholeBetween(random: () => number, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}

/** One of the choices; there must be one. */
export function pickOne<T>(random: () => number, choices: readonly T[]): T {
  const chosen = choices[Math.floor(random() * choices.length)];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

/** The same things in another order. */
export function shuffled<T>(random: () => number, things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
