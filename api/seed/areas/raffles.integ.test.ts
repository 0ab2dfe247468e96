import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawProofAnswerSchema } from '@/contract/draw-proof';
import { type PastRaffleWire, pastRafflesAnswerSchema, rafflesAnswerSchema } from '@/contract/raffles';
import { computeCommitment, drawTickets, freezeList } from '../../services/raffles/draw/draw-tickets';
import type { TestApp } from '../../testing/app.fixture';
import { createSeededApp } from '../../testing/seeded-app.fixture';

let api: TestApp;
let past: PastRaffleWire[];
beforeAll(async () => {
  api = await createSeededApp();
  past = [];
  let path: string | null = '/raffles/past';
  while (path !== null) {
    const page = pastRafflesAnswerSchema.parse(await (await api.call('GET', path)).json());
    past.push(...page.data);
    path = page.next_cursor ? `/raffles/past?cursor=${page.next_cursor}` : null;
  }
});
afterAll(() => api.close());

describe('the demo’s draws', () => {
  test('fill a year: twenty-six past ones, one of them called off, and something open, waiting and to come', async () => {
    const { data } = rafflesAnswerSchema.parse(await (await api.call('GET', '/raffles')).json());
    expect(data.map(({ phase }) => phase).sort()).toEqual(['closed', 'open', 'open', 'upcoming']);
    const phases = past.map(({ phase }) => phase);
    expect([phases.length, phases.filter((phase) => phase === 'cancelled').length]).toEqual([26, 1]);
    expect(phases[0]).toBe('drawn');
    for (const raffle of [...data, ...past])
      expect(raffle.rules.length, raffle.slug).toBeGreaterThanOrEqual(3);
  });

  test('were really drawn: each result follows from the published list and seed', async () => {
    for (const { slug } of past.filter(({ phase }) => phase !== 'cancelled')) {
      const answer = await api.call('GET', `/raffles/${slug}/proof`);
      const { data } = drawProofAnswerSchema.parse(await answer.json());
      const tickets = data.tickets.flatMap(([from, to, holder]) =>
        Array.from({ length: to - from + 1 }, (_, at) => ({ number: from + at, holder })),
      );
      expect([slug, freezeList(tickets)]).toEqual([slug, { root: data.root, total: data.total }]);
      expect(computeCommitment(data.server_seed ?? '')).toBe(data.commitment);
      const drawn = drawTickets({
        raffle: data.raffle,
        tickets,
        serverSeed: data.server_seed ?? '',
        winners: data.winners,
        reserves: data.reserves,
      });
      expect(data.results).toEqual(drawn.map(({ position, number, holder }) => [position, number, holder]));
    }
  });
});
