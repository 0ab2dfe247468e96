import { type Bytes, type Hashing, hashParts } from './hashing';

/** Six bytes: as many as a JavaScript number holds exactly. */
const range = 2 ** 48;

/**
 * A row of whole numbers out of a seed, each from 0 to below the given count, every value as likely as any other. The
 * k-th try (from 0) is the first six bytes, big-endian, of SHA-256(seed ‖ k as 8 bytes big-endian); tries above the
 * largest multiple of the count are thrown away, since a plain remainder would favour small numbers.
 */
export function fairNumbers(seed: Bytes): (below: number) => Hashing<number> {
  let tries = 0n;
  function* next(): Hashing<number> {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, tries);
    tries += 1n;
    const hash = new DataView((yield* hashParts(seed, counter)).buffer);
    return hash.getUint16(0) * 2 ** 32 + hash.getUint32(2);
  }
  return function* below(count) {
    const limit = range - (range % count);
    let value = yield* next();
    while (value >= limit) value = yield* next();
    return value % count;
  };
}
