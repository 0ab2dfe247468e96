import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nowPlayingAnswerSchema, scheduleAnswerSchema } from '@/contract/schedule';
import { bonusHunts } from '../db/schema/bonus-hunts';
import { buyEntries } from '../db/schema/buy-entries';
import { buySessions } from '../db/schema/buy-sessions';
import { scheduleItems } from '../db/schema/schedule-items';
import { tournamentMatches } from '../db/schema/tournament-matches';
import { tournamentParticipants } from '../db/schema/tournament-participants';
import { makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTournament } from '../testing/events.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { addBuySession, addHunt } from '../testing/streamed.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.deps;
  for (const table of [bonusHunts, buyEntries, buySessions, scheduleItems, tournamentMatches])
    await db.delete(table);
});

const inHours = (hours: number) => new Date(api.clock.now() + hours * 3_600_000);
const show = (title: string, from: number, to: number, isCancelled = false) =>
  api.deps.db
    .insert(scheduleItems)
    .values({ title, kind: 'talk', startsAt: inHours(from), endsAt: inHours(to), isCancelled });
const now = async () =>
  nowPlayingAnswerSchema.parse(await (await api.call('GET', '/now-playing')).json()).data;

describe('the schedule', () => {
  test('has what is on and what comes, soonest first; what was cancelled says so; one query', async () => {
    await show('yarın', 20, 22);
    await show('biten', -5, -1);
    await show('süren', -1, 1);
    await show('iptal', 5, 6, true);
    const { answer, statements } = await recordedCall(api, '/schedule');
    const { data } = scheduleAnswerSchema.parse(await answer.json());
    expect(data.map(({ title, is_cancelled }) => [title, is_cancelled])).toEqual([
      ['süren', false],
      ['iptal', true],
      ['yarın', false],
    ]);
    expect(statements).toHaveLength(1);
  });
});

describe('what is being played', () => {
  const collecting = { state: 'collecting' as const, collectBalance: null };

  test('is nothing between two things, and a hunt that can be guessed before anything else begins', async () => {
    expect(await now()).toBeNull();
    await addHunt(api.deps.db, { slug: 'av', ...collecting }, [{ gameName: 'a', bet: 100 }]);
    expect(await now()).toMatchObject({ kind: 'hunt', slug: 'av', is_guessing_open: true, game_name: null });
  });

  test('is the bonus that is opened before a bought one, and that before a duel', async () => {
    const { db } = api.deps;
    await addDuel();
    expect(await now()).toMatchObject({ kind: 'match', slug: 'kupa', round: 1, a: 'bi•••ci', b: 'ik•••ci' });
    const live = { slug: 'alim', state: 'live', finishedAt: null } as const;
    await addBuySession(db, live, [
      { gameName: 'x', bet: 100, cost: 9000, win: 1, state: 'done' },
      { gameName: 'y', bet: 200, cost: 20_000, state: 'playing' },
    ]);
    expect(await now()).toMatchObject({
      kind: 'buy',
      position: 2,
      entry_count: 2,
      game_name: 'y',
      cost: 20_000,
    });
    await addHunt(db, { slug: 'av' }, [
      { gameName: 'a', bet: 100, win: 5, state: 'opened' },
      { gameName: 'b', bet: 300, state: 'opening' },
    ]);
    expect(await now()).toMatchObject({
      kind: 'hunt',
      is_opening: true,
      opened_count: 1,
      game_name: 'b',
      bet: 300,
    });
  });

  async function addDuel() {
    const tournamentId = await addTournament(api.deps.db, { slug: 'kupa', state: 'live' });
    for (const [at, name] of ['birinci', 'ikinci'].entries()) {
      const userId = await makeUser(api, name, { passwordHash: '!' });
      const row = { tournamentId, userId, number: at + 1, seed: at + 1, state: 'checked_in' as const };
      await api.deps.db.insert(tournamentParticipants).values(row);
    }
    const match = { tournamentId, round: 1, index: 0, a: 1, b: 2, state: 'live' as const };
    await api.deps.db.insert(tournamentMatches).values(match);
  }
});
