/** A chain of the public beacon drand, as it describes itself. Times in seconds since 1970, hashes and keys in hex. */
export interface BeaconChain {
  readonly hash: string;
  readonly publicKey: string;
  readonly genesis: number;
  readonly period: number;
}

/**
 * drand's quicknet, run by the League of Entropy: a round every 3 s, each a BLS signature that no minority of its members can know
 * before its time (scheme bls-unchained-g1-rfc9380). Facts of https://docs.drand.love and of the chain's own /info.
 */
export const quicknet: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

/** What a draw takes from the beacon. */
export interface Pulse {
  readonly chain: string;
  readonly round: number;
  readonly randomness: string;
}

/** How long before its round a list is frozen at least; milliseconds. */
export const freezeMarginMs = 60_000;

/** When a round comes out; milliseconds since 1970. Round 1 is the genesis. */
export function roundTime({ genesis, period }: BeaconChain, round: number): number {
  return (genesis + (round - 1) * period) * 1000;
}

/** The first round that comes out at `at` or after it; milliseconds since 1970. */
export function firstRoundFrom({ genesis, period }: BeaconChain, at: number): number {
  return Math.max(1, Math.ceil((at / 1000 - genesis) / period) + 1);
}

/**
 * The round of a draw: the first one from its promised hour on, or from a minute after its list froze where that is later. So no list
 * is ever frozen by somebody who can know its round. Milliseconds since 1970.
 */
export function roundOfDraw(
  chain: BeaconChain,
  { drawAt, frozenAt }: { readonly drawAt: number; readonly frozenAt: number },
): number {
  return firstRoundFrom(chain, Math.max(drawAt, frozenAt + freezeMarginMs));
}

/** What the beacon signs of a round before it hashes it: its number, 8 bytes big-endian. */
export function roundBytes(round: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bytes;
}

/** The domain of the scheme's hash onto the curve (RFC 9380; drand's bls-unchained-g1-rfc9380). */
export const beaconDomain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
