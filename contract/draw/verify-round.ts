import { type BeaconChain, beaconDomain, roundBytes } from './beacon';
import { type Bytes, fromHex, type Hashing, hashParts, toHex, utf8 } from './hashing';

/** What is needed of a BLS12-381 library: signatures on G1, keys on G2. Each program brings its own copy. */
export interface ShortSignatures<Point> {
  hash(message: Uint8Array, domain: Uint8Array): Point;
  verify(signature: Uint8Array, message: Point, publicKey: Uint8Array): boolean;
}

const signatureHex = /^[0-9a-f]{96}$/;

/**
 * Whether a signature is the beacon's for a round of a chain. There is one valid signature a round and no other, so whoever hands it out,
 * nobody can choose it. False for anything that is no signature.
 */
export function* verifyRound<Point>(
  bls: ShortSignatures<Point>,
  chain: BeaconChain,
  { round, signature }: { readonly round: number; readonly signature: string },
): Hashing<boolean> {
  if (!signatureHex.test(signature) || !Number.isSafeInteger(round) || round < 1) return false;
  const message = yield* hashParts(roundBytes(round));
  try {
    const point = bls.hash(message, utf8(beaconDomain));
    return bls.verify(fromHex(signature), point, fromHex(chain.publicKey));
  } catch {
    // Bytes that are no point of the group throw in the library.
    return false;
  }
}

/** The randomness of a round, hex: the SHA-256 of its signature. */
export function* toRandomness(signature: string): Hashing<string> {
  const bytes: Bytes = fromHex(signature);
  return toHex(yield* hashParts(bytes));
}
