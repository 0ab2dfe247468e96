import { fromHex, type Hashing, hashParts, joined, toHex, utf8 } from './hashing';
import { leafMark, nodeMark, toParents } from './merkle-root';

/** A neighbour on the way from a line to the root: its hash in hex, and whether it stands left or right of the way. */
export interface PathStep {
  readonly side: 'left' | 'right';
  readonly hash: string;
}

/** The way from a line of a list to its root: with its neighbours alone, without the list, anybody computes the root. */
export function* merklePath(lines: readonly string[], index: number): Hashing<PathStep[]> {
  const steps: PathStep[] = [];
  let level = yield lines.map((line) => joined([leafMark, utf8(line)]));
  let at = index;
  while (level.length > 1) {
    const side = at % 2 === 0 ? 'right' : 'left';
    const neighbour = level[side === 'right' ? at + 1 : at - 1];
    if (neighbour) steps.push({ side, hash: toHex(neighbour) });
    level = yield* toParents(level);
    at = Math.floor(at / 2);
  }
  return steps;
}

/** The root that a line and its path lead to, in hex. */
export function* rootOfPath(line: string, path: readonly PathStep[]): Hashing<string> {
  let hash = yield* hashParts(leafMark, utf8(line));
  for (const step of path) {
    const neighbour = fromHex(step.hash);
    const pair = step.side === 'left' ? [neighbour, hash] : [hash, neighbour];
    hash = yield* hashParts(nodeMark, ...pair);
  }
  return toHex(hash);
}
