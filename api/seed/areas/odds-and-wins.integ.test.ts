import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oddRecordsAnswerSchema, specialOddsAnswerSchema } from '@/contract/special-odds';
import { bestWinsAnswerSchema, winFiltersAnswerSchema, winsAnswerSchema } from '@/contract/wins';
import { games } from '../../db/schema/games';
import { specialOdds } from '../../db/schema/special-odds';
import { wins } from '../../db/schema/wins';
import type { TestApp } from '../../testing/app.fixture';
import { createSeededApp } from '../../testing/seeded-app.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createSeededApp();
});
afterAll(() => api.close());

const odds = async (view: string) =>
  specialOddsAnswerSchema.parse(await (await api.call('GET', `/special-odds?view=${view}`)).json()).data;

describe('the demo’s special odds', () => {
  test('are a year of about 120, some of them open, coming, waiting and settled either way', async () => {
    const rows = await api.deps.db.select().from(specialOdds);
    expect(rows.length).toBeGreaterThanOrEqual(115);
    const days = rows.map(({ kickoffAt }) => (api.clock.now() - kickoffAt.getTime()) / 86_400_000);
    expect(Math.max(...days)).toBeGreaterThan(330);
    const open = (await odds('open')).map(({ state }) => state);
    expect(open.filter((state) => state === 'active').length).toBeGreaterThanOrEqual(3);
    expect(open).toContain('scheduled');
    expect(await odds('awaiting')).toHaveLength(3);
    expect(new Set(rows.map(({ result }) => result))).toEqual(new Set(['pending', 'won', 'lost', 'void']));
  });

  test('give every sponsor a record that no bookmaker would laugh at: between a quarter and two thirds won', async () => {
    const answer = await (await api.call('GET', '/special-odds/record')).json();
    const { data } = oddRecordsAnswerSchema.parse(answer);
    const [won, lost] = [data.map((row) => row.won), data.map((row) => row.lost)].map((counts) =>
      counts.reduce((sum, count) => sum + count, 0),
    );
    const rate = (won ?? 0) / ((won ?? 0) + (lost ?? 0));
    expect(data.length).toBeGreaterThanOrEqual(5);
    expect(rate).toBeGreaterThan(0.25);
    expect(rate).toBeLessThan(0.67);
  });
});

describe('the demo’s wins', () => {
  test('are about 400 over a year, in every state of review, none above what its game can pay', async () => {
    const found = await api.deps.db.select().from(wins).leftJoin(games, eq(games.id, wins.gameId));
    const rows = found.map((row) => row.wins);
    expect(rows.length).toBeGreaterThanOrEqual(400);
    expect(new Set(rows.map(({ review }) => review)).size).toBeGreaterThanOrEqual(4);
    expect(found.filter((row) => row.wins.x > (row.games?.maxWinX ?? 2000))).toEqual([]);
    expect(rows.filter(({ x }) => x < 79)).toEqual([]);
    expect(rows.some(({ isFeatured }) => isFeatured)).toBe(true);
  });

  test('show each of the drawn screens at most once, most of them with one, all of them there', async () => {
    const rows = await api.deps.db.select({ image: wins.image }).from(wins);
    const named = rows.flatMap(({ image }) => (image === null ? [] : [image]));
    expect(new Set(named).size).toBe(named.length);
    expect(named.length / rows.length).toBeGreaterThan(0.6);
    expect(named.filter((path) => !existsSync(`public${path}`))).toEqual([]);
  });

  test('fill the podium, the gallery and its filters', async () => {
    const read = async (path: string) => (await api.call('GET', path)).json();
    expect(bestWinsAnswerSchema.parse(await read('/wins/best')).data.wins.length).toBeGreaterThan(0);
    expect(winsAnswerSchema.parse(await read('/wins')).next_cursor).not.toBeNull();
    const { data } = winFiltersAnswerSchema.parse(await read('/wins/filters'));
    expect(data.games.length).toBeGreaterThan(30);
    expect(data.providers.length).toBeGreaterThan(10);
  });
});
