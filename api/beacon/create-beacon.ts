import { z } from 'zod';
import { type BeaconChain, quicknet, roundTime } from '@/contract/draw/beacon';
import { toRandomness, verifyRound } from '@/contract/draw/verify-round';
import { type Beacon, BeaconError, type BeaconRound } from '../beacon';
import type { Clock } from '../context';
import type { UpstreamEnv } from '../env';
import { hashedNow } from '../services/raffles/draw/hashed-now';

/** Longer than any relay takes; shorter than the wait for the next try. */
const usualMs = 5000;
/** A round is about 250 bytes. */
const mostBytes = 4096;

interface Options {
  readonly clock: Clock;
  /** Another chain than quicknet is for tests alone: no setting leads here. */
  readonly chain?: BeaconChain;
  readonly timeoutMs?: number;
}

/**
 * drand over its HTTP API (https://docs.drand.love/developer/http-api). All endpoints are asked at once and the first signature that verifies counts:
 * there is one valid signature a round, so an endpoint that lies, disagrees, is late or answers garbage is only one that did not help.
 */
export function createBeacon(
  { BEACON_URLS }: Pick<UpstreamEnv, 'BEACON_URLS'>,
  { clock, chain = quicknet, timeoutMs = usualMs }: Options,
): Beacon {
  return {
    chain,
    fetchRound: async (round) => {
      if (roundTime(chain, round) > clock.now()) throw new BeaconError(`round ${round} is not out yet`);
      const asked = BEACON_URLS.map((url) => askOne(new URL(url), { chain, round, timeoutMs }));
      return Promise.any(asked).catch((error: unknown) => {
        if (error instanceof AggregateError) throw new BeaconError(listReasons(error));
        throw error;
      });
    },
  };
}

function listReasons({ errors }: AggregateError): string {
  return errors.map((error: unknown) => (error instanceof Error ? error.message : String(error))).join('; ');
}

interface Asked {
  readonly chain: BeaconChain;
  readonly round: number;
  readonly timeoutMs: number;
}

/** `randomness` is left aside: it is computed here, out of the verified signature. */
const answerSchema = z.object({ round: z.number(), signature: z.string() });

async function askOne(base: URL, { chain, round, timeoutMs }: Asked): Promise<BeaconRound> {
  const source = base.host;
  const said = await read(new URL(`/${chain.hash}/public/${round}`, base), timeoutMs).catch(
    (error: unknown) => {
      throw new BeaconError(`${source}: ${error instanceof BeaconError ? error.message : 'away'}`);
    },
  );
  const answer = answerSchema.safeParse(said);
  if (!answer.success) throw new BeaconError(`${source}: not a round`);
  if (answer.data.round !== round) throw new BeaconError(`${source}: another round`);
  const { signature } = answer.data;
  // The library for it takes a tenth of what a start takes, and few rounds are asked for.
  const { bls12_381 } = await import('@noble/curves/bls12-381');
  if (!hashedNow(verifyRound(bls12_381.shortSignatures, chain, { round, signature })))
    throw new BeaconError(`${source}: a signature that does not verify`);
  return { signature, randomness: hashedNow(toRandomness(signature)), source };
}

async function read(url: URL, timeoutMs: number): Promise<unknown> {
  const headers = { accept: 'application/json' };
  const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new BeaconError(String(answer.status));
  const text = await readShort(answer);
  try {
    return JSON.parse(text);
  } catch {
    throw new BeaconError('not a round');
  }
}

/** No more of an answer than a round can have: an endpoint cannot fill the memory. */
async function readShort(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new BeaconError('too long an answer');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
