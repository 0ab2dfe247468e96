import { createHash } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { drawSeed, drawTickets, freezeList } from '@/api/services/raffles/draw/draw-tickets';
import { hashedNow } from '@/api/services/raffles/draw/hashed-now';
import { fairNumbers } from './fair-numbers';
import { fromHex } from './hashing';

/** Draws of one winner among so many tickets, each by a round of its own: the numbers do not change from run to run. */
const draws = inject('isAtScale') ? 1_000_000 : 100_000;
const tickets = 37;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const list = Array.from({ length: tickets }, (_, at) => ({ number: at + 1, holder: `h${at}` }));

/** Pearson's statistic of how often each came, where each is as likely as the others. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** The value that a fair statistic of 36 degrees of freedom exceeds once in a thousand times, and the one it is below as rarely. */
const [suspiciouslyLow, suspiciouslyHigh] = [15.32, 67.99];

describe('chance', () => {
  test('of many draws every ticket wins about as often as every other, by the chi-square test', () => {
    const frozen = freezeList(list);
    const base = { raffle: 'adalet', serverSeed: sha256('tohum') };
    const counts = new Array<number>(tickets).fill(0);
    for (let round = 1; round <= draws; round += 1) {
      const pulse = { chain: 'c', round, randomness: String(round) };
      const first = hashedNow(fairNumbers(fromHex(drawSeed({ ...base, pulse }, frozen)))(tickets));
      counts[first] = (counts[first] ?? 0) + 1;
    }
    const statistic = chiSquare(counts);
    expect(statistic).toBeGreaterThan(suspiciouslyLow);
    expect(statistic).toBeLessThan(suspiciouslyHigh);
  });

  test('would be seen to be unfair where a plain remainder favoured small numbers: the test can fail', () => {
    const counts = new Array<number>(tickets).fill(0);
    for (let at = 0; at < 100_000; at += 1) {
      const byte = Number.parseInt(sha256(String(at)).slice(0, 2), 16);
      counts[byte % tickets] = (counts[byte % tickets] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeGreaterThan(suspiciouslyHigh);
  });

  test('of the second and third places is as even as that of the first', () => {
    const small = list.slice(0, 6);
    const places = [0, 1, 2].map(() => new Array<number>(small.length).fill(0));
    for (let at = 0; at < 20_000; at += 1) {
      const pulse = { chain: 'c', round: at + 1, randomness: sha256(String(at)) };
      const input = {
        raffle: 'yer',
        serverSeed: sha256('yer'),
        pulse,
        tickets: small,
        winners: 3,
        reserves: 0,
      };
      for (const { position, number } of drawTickets(input)) {
        const place = places[position - 1] ?? [];
        place[number - 1] = (place[number - 1] ?? 0) + 1;
      }
    }
    // 5 degrees of freedom; once in a thousand times above this.
    for (const place of places) expect(chiSquare(place)).toBeLessThan(20.52);
  });
});

describe('nobody is favoured by where they stand', () => {
  test('who came first wins as often as who came last', () => {
    const small = list.slice(0, 2);
    let firsts = 0;
    for (let at = 0; at < 20_000; at += 1) {
      const pulse = { chain: 'c', round: at + 1, randomness: sha256(`k${at}`) };
      const input = {
        raffle: 'ilk',
        serverSeed: sha256('ilk'),
        pulse,
        tickets: small,
        winners: 1,
        reserves: 0,
      };
      if (drawTickets(input)[0]?.number === 1) firsts += 1;
    }
    // Four standard deviations of a fair coin.
    expect(Math.abs(firsts - 10_000)).toBeLessThan(283);
  });
});
