import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { quicknet, roundTime } from '@/contract/draw/beacon';
import {
  type Answering,
  honest,
  recorded,
  signRound,
  startEndpoint,
  testChain,
} from '../testing/beacon.fixture';
import { createBeacon } from './create-beacon';
import { recordedRounds } from './recorded-rounds.fixture';

const clock = { now: () => roundTime(quicknet, 5000) };
const open: Awaited<ReturnType<typeof startEndpoint>>[] = [];
afterEach(() => {
  for (const endpoint of open.splice(0)) endpoint.close();
});

async function beaconOf(answers: readonly Answering[], chain = testChain) {
  const started = await Promise.all(answers.map(startEndpoint));
  open.push(...started);
  const BEACON_URLS = started.map(({ url }) => url);
  const timeoutMs = answers.every((one) => one === silent) ? 100 : 60_000;
  return createBeacon({ BEACON_URLS }, { clock, chain, timeoutMs });
}

const says =
  (text: string, status = 200): Answering =>
  () => ({ status, text });
const round = (number: number, signature: string) => says(JSON.stringify({ round: number, signature }));
const silent: Answering = () => null;

describe('the public beacon', () => {
  test.each(recordedRounds)(
    'round $round of quicknet verifies by its key, and its randomness is that of its signature',
    async (one) => {
      const beacon = await beaconOf([recorded], quicknet);
      const found = await beacon.fetchRound(one.round);
      expect(found.signature).toBe(one.signature);
      expect(found.randomness).toBe(
        one.randomness ?? createHash('sha256').update(Buffer.from(one.signature, 'hex')).digest('hex'),
      );
    },
  );

  const lies: readonly (readonly [string, Answering, RegExp])[] = [
    ['a signature of another round', round(7, signRound(8)), /does not verify/],
    ['another round than the one asked for', round(8, signRound(8)), /another round/],
    ['a signature of another key', round(7, recordedRounds[0].signature), /does not verify/],
    ['a point that is no signature', round(7, `c0${'0'.repeat(94)}`), /does not verify/],
    ['hex that is no point', round(7, 'ab'.repeat(48)), /does not verify/],
    ['too short a signature', round(7, signRound(7).slice(2)), /does not verify/],
    ['no JSON', says('<html>'), /not a round/],
    ['JSON of another kind', says('[]'), /not a round/],
    ['more than a round can be', says(`{"round":7,"signature":"${'a'.repeat(9000)}"}`), /too long/],
    ['an error', says('', 500), /500/],
    ['a way elsewhere', () => ({ status: 302, text: '' }), /302|away/],
    ['nothing', silent, /away/],
  ];
  test.each(lies)('%s is refused, and the endpoint is named', async (_what, answers, problem) => {
    const beacon = await beaconOf([answers]);
    await expect(beacon.fetchRound(7)).rejects.toThrow(problem);
    await expect(beacon.fetchRound(7)).rejects.toThrow(/127\.0\.0\.1/);
  });

  test('one honest endpoint among those that lie, disagree, are silent or answer garbage is enough', async () => {
    const beacon = await beaconOf([...lies.map(([, answers]) => answers), honest]);
    expect((await beacon.fetchRound(7)).signature).toBe(signRound(7));
  });

  test('a round whose time has not come is not even asked for, though an endpoint would hand it out', async () => {
    const beacon = await beaconOf([honest]);
    await expect(beacon.fetchRound(5001)).rejects.toThrow('not out yet');
    expect(open[0]?.asked).toBe(0);
    expect((await beacon.fetchRound(5000)).signature).toBe(signRound(5000));
  });
});
