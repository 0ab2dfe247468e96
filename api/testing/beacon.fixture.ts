import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381';
import { type BeaconChain, beaconDomain, quicknet, roundBytes } from '@/contract/draw/beacon';
import { hashParts, utf8 } from '@/contract/draw/hashing';
import { createBeacon } from '../beacon/create-beacon';
import { recordedRounds } from '../beacon/recorded-rounds.fixture';
import type { Clock } from '../context';
import { hashedNow } from '../services/raffles/draw/hashed-now';

const { shortSignatures } = bls12_381;
const secretKey = Uint8Array.from({ length: 32 }, (_, at) => at + 1);

/** A chain whose key the tests have: quicknet in all but that. */
export const testChain: BeaconChain = {
  ...quicknet,
  publicKey: shortSignatures.getPublicKey(secretKey).toHex(),
};

/** The signature of a round of the tests' chain, hex. */
export function signRound(round: number): string {
  const message = hashedNow(hashParts(roundBytes(round)));
  return shortSignatures.sign(shortSignatures.hash(message, utf8(beaconDomain)), secretKey).toHex();
}

/** What an endpoint of the beacon answers to who asks for a round: a status and a text; null leaves it unanswered. */
export type Answering = (round: number) => { readonly status: number; readonly text: string } | null;

/** Hands out the rounds of the tests' chain. */
export const honest: Answering = (round) => ({
  status: 200,
  text: JSON.stringify({ round, signature: signRound(round) }),
});

/** Hands out the rounds of quicknet that were recorded, and has no others. */
export const recorded: Answering = (round) => {
  const found = recordedRounds.find((one) => one.round === round);
  return found ? { status: 200, text: JSON.stringify(found) } : { status: 404, text: 'no such round' };
};

/** An endpoint of the beacon on this machine. `asked` counts; `answers` can be changed while it runs. */
export async function startEndpoint(answers: Answering) {
  const endpoint = { asked: 0, answers, url: '', close: () => {} };
  const server = createServer((request, response) => {
    endpoint.asked += 1;
    const answer = endpoint.answers(Number(request.url?.split('/').at(-1)));
    if (answer) response.writeHead(answer.status).end(answer.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  endpoint.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return endpoint;
}

/** The beacon of the tests' chain without a network: each round is there at its time, while `isOn` says so. */
export function testBeacon(clock: Clock, isOn: () => boolean = () => true) {
  const away = createBeacon({ BEACON_URLS: ['http://127.0.0.1:9'] }, { clock, chain: testChain });
  return {
    chain: testChain,
    fetchRound: async (round: number) => {
      if (!isOn()) return away.fetchRound(round);
      const signature = signRound(round);
      const randomness = Buffer.from(
        hashedNow(hashParts(Uint8Array.from(Buffer.from(signature, 'hex')))),
      ).toString('hex');
      return { signature, randomness, source: 'test' };
    },
  };
}
