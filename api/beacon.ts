import type { BeaconChain } from '@/contract/draw/beacon';

/** A round as it came out: a signature that the chain's key verifies, its SHA-256, and the host that handed it out first. */
export interface BeaconRound {
  readonly signature: string;
  readonly randomness: string;
  readonly source: string;
}

/** The public beacon that draws are drawn by (D43). */
export interface Beacon {
  readonly chain: BeaconChain;
  /** A round that is out, verified. Throws `BeaconError` where none of the endpoints hands it out, and for one whose time has not come. */
  fetchRound(round: number): Promise<BeaconRound>;
}

/** Why a round could not be had: what each endpoint answered, in short. */
export class BeaconError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'BeaconError';
  }
}
