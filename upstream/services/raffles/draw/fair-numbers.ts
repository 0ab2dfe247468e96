import { createHash } from 'node:crypto';

/** Six bytes: as many as a JavaScript number holds exactly. */
const range = 2 ** 48;

/**
 * A row of whole numbers out of a seed, each from 0 to below the given count, every value as likely as any other. The
 * k-th try (from 0) is the first six bytes, big-endian, of SHA-256(seed ‖ k as 8 bytes big-endian); tries above the
 * largest multiple of the count are thrown away, since a plain remainder would favour small numbers.
 */
export function fairNumbers(seed: Buffer): (below: number) => number {
  let tries = 0n;
  const next = () => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(tries);
    tries += 1n;
    return createHash('sha256').update(seed).update(counter).digest().readUIntBE(0, 6);
  };
  return (below) => {
    const limit = range - (range % below);
    let value = next();
    while (value >= limit) value = next();
    return value % below;
  };
}
