import { createHash } from 'node:crypto';

/** The SHA-256 of a draw's secret, hex: published before anybody has registered, so that the secret cannot be chosen afterwards. */
export function computeCommitment(secret: string): string {
  return sha256(secret);
}

/**
 * The order of a draw: registration numbers by the SHA-256 of `secret:number`, smallest first; the first one is seed 1. Anybody
 * who knows the secret comes to the same order.
 */
export function drawSeeds(secret: string, numbers: readonly number[]): readonly number[] {
  return numbers
    .map((number) => ({ number, key: sha256(`${secret}:${number}`) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ number }) => number);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
