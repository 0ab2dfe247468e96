import { createHash } from 'node:crypto';

/**
 * The SHA-256 Merkle tree hash of RFC 6962 over the lines of a list, in hex: one changed, missing or moved line gives
 * another root. An empty list has the hash of nothing.
 */
export function merkleRoot(lines: readonly string[]): string {
  const leaves = lines.map((line) => sha256(Buffer.of(0), Buffer.from(line, 'utf8')));
  return (leaves.length === 0 ? sha256() : rootOf(leaves)).toString('hex');
}

/**
 * Level by level: a node without a neighbour rises as it is, which is the same tree as the standard's split at the largest
 * power of two.
 */
function rootOf(leaves: readonly Buffer[]): Buffer {
  let level = leaves;
  while (level.length > 1) level = parentsOf(level);
  return level[0] ?? sha256();
}

function parentsOf(level: readonly Buffer[]): Buffer[] {
  const parents: Buffer[] = [];
  for (let at = 0; at < level.length; at += 2) {
    const [left, right] = level.slice(at, at + 2);
    if (left && right) parents.push(sha256(Buffer.of(1), left, right));
    else if (left) parents.push(left);
  }
  return parents;
}

function sha256(...parts: readonly Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
