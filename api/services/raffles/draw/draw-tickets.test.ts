import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeCommitment, drawSeed, drawTickets, freezeList } from './draw-tickets';

const hex32 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));
const tickets = fc
  .array(fc.integer({ min: 0, max: 15 }), { maxLength: 120 })
  .map((holders) => holders.map((holder, at) => ({ number: at + 1, holder: `h${holder}` })));
const inputs = fc.record({
  raffle: fc.constantFrom('kasim-1', 'kasim-2'),
  tickets,
  serverSeed: hex32,
  winners: fc.integer({ min: 1, max: 8 }),
  reserves: fc.integer({ min: 0, max: 8 }),
});

describe('a draw', () => {
  test('gives the same result for the same input', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(drawTickets(input)).toEqual(drawTickets(structuredClone(input)));
      }),
    );
  });

  test('draws as many winners and then reserves as asked for, while there are that many holders', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const holders = new Set(input.tickets.map(({ holder }) => holder)).size;
        const drawn = drawTickets(input);
        expect(drawn).toHaveLength(Math.min(holders, input.winners + input.reserves));
        expect(drawn.map(({ position }) => position)).toEqual(drawn.map((_, at) => at + 1));
        const winners = drawn.filter(({ role }) => role === 'winner');
        expect(winners).toHaveLength(Math.min(holders, input.winners));
        expect(drawn.slice(0, winners.length)).toEqual(winners);
      }),
    );
  });

  test('draws tickets of the list alone, and nobody twice', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const drawn = drawTickets(input);
        expect(new Set(drawn.map(({ holder }) => holder)).size).toBe(drawn.length);
        for (const { number, holder } of drawn) expect(input.tickets).toContainEqual({ number, holder });
      }),
    );
  });

  test('cannot be made to draw on: more reserves never change who won', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const more = drawTickets({ ...input, reserves: input.reserves + 5 });
        expect(more.slice(0, drawTickets(input).length)).toEqual(drawTickets(input));
      }),
    );
  });

  test('has another seed as soon as the list, the server’s seed or the raffle is another', () => {
    fc.assert(
      fc.property(inputs, hex32, (input, otherSeed) => {
        const list = freezeList(input.tickets);
        const seed = drawSeed(input, list);
        const longer = freezeList([...input.tickets, { number: 1000, holder: 'x' }]);
        expect(drawSeed({ ...input, raffle: 'aralik-1' }, list)).not.toBe(seed);
        expect(drawSeed(input, longer)).not.toBe(seed);
        const pulse = { chain: otherSeed, round: 7, randomness: otherSeed };
        const later = drawSeed({ ...input, pulse }, list);
        expect(later).not.toBe(seed);
        expect(drawSeed({ ...input, pulse: { ...pulse, round: 8 } }, list)).not.toBe(later);
        expect(drawSeed({ ...input, pulse: { ...pulse, randomness: '00'.repeat(32) } }, list)).not.toBe(
          later,
        );
        fc.pre(otherSeed !== input.serverSeed);
        expect(drawSeed({ ...input, serverSeed: otherSeed }, list)).not.toBe(seed);
        expect(computeCommitment(otherSeed)).not.toBe(computeCommitment(input.serverSeed));
      }),
    );
  });

  test('gives every ticket the same chance: a holder of three in ten wins about three draws in ten', () => {
    const list = Array.from({ length: 10 }, (_, at) => ({
      number: at + 1,
      holder: at < 3 ? 'many' : `one${at}`,
    }));
    let wins = 0;
    for (let time = 0; time < 5000; time += 1) {
      const serverSeed = time.toString(16).padStart(64, '0');
      const [first] = drawTickets({ raffle: 'deneme', tickets: list, serverSeed, winners: 1, reserves: 0 });
      if (first?.holder === 'many') wins += 1;
    }
    expect(Math.abs(wins - 1500)).toBeLessThan(120);
  });

  test('is the written formula and no other: a known input has a known result', () => {
    const list = Array.from({ length: 50 }, (_, at) => ({ number: at + 1, holder: `uye-${at % 12}` }));
    const input = { raffle: 'ornek', tickets: list, serverSeed: '00'.repeat(32), winners: 2, reserves: 1 };
    expect(freezeList(list)).toMatchInlineSnapshot(`
      {
        "root": "62a86bc2160969a4335429591c3bab25859b9a5f8cb4054d99f1f0565da660d1",
        "total": 50,
      }
    `);
    expect(drawTickets(input)).toMatchInlineSnapshot(`
      [
        {
          "holder": "uye-0",
          "number": 13,
          "position": 1,
          "role": "winner",
        },
        {
          "holder": "uye-6",
          "number": 19,
          "position": 2,
          "role": "winner",
        },
        {
          "holder": "uye-9",
          "number": 46,
          "position": 3,
          "role": "reserve",
        },
      ]
    `);
  });
});
