import { type Bytes, type Hashing, hashParts, joined, toHex, utf8 } from './hashing';

/** Stands before a line that is hashed (RFC 6962). */
export const leafMark = Uint8Array.of(0);
/** Stands before two hashes that are hashed. */
export const nodeMark = Uint8Array.of(1);

/**
 * The SHA-256 Merkle tree hash of RFC 6962 over the lines of a list, in hex: one changed, missing or moved line gives
 * another root. An empty list has the hash of nothing.
 */
export function* merkleRoot(lines: readonly string[]): Hashing<string> {
  if (lines.length === 0) return toHex(yield* hashParts());
  let level = yield lines.map((line) => joined([leafMark, utf8(line)]));
  while (level.length > 1) level = yield* toParents(level);
  const [root] = level;
  if (!root) throw new Error('a hash is missing');
  return toHex(root);
}

/** The next level of the tree. A node without a neighbour rises as it is, which is the same tree as the standard's split at the largest power of two. */
export function* toParents(level: readonly Bytes[]): Hashing<readonly Bytes[]> {
  const pairs: Bytes[] = [];
  for (let at = 0; at + 1 < level.length; at += 2) pairs.push(joined([nodeMark, ...level.slice(at, at + 2)]));
  const parents = yield pairs;
  return level.length % 2 === 0 ? parents : [...parents, ...level.slice(-1)];
}
