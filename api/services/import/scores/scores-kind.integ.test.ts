import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tournamentAnswerSchema } from '@/contract/tournaments';
import { prizeClaims } from '../../../db/schema/prize-claims';
import { makeUser } from '../../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../../testing/app.fixture';
import { addTournament } from '../../../testing/events.fixture';
import { importing } from '../../../testing/import.fixture';
import { prize } from '../../../testing/results.fixture';
import { advanceTournaments } from '../../tournaments/advance-tournaments';
import { joinTournament } from '../../tournaments/join-tournament';

const hour = 3_600_000;

let api: TestApp;
let ids: string[];
let file: ReturnType<typeof importing>;
beforeAll(async () => {
  api = await createTestApp();
  ids = [];
  for (const name of ['Işıl', 'burak', 'cemre']) ids.push(await makeUser(api, name));
  file = importing(api, 'tournament-scores');
});
afterAll(() => api.close());

/** A season that is on for an hour more, with the first two members. */
async function addSeason(slug: string) {
  const [startsAt, endsAt] = [-2, 1].map((hours) => new Date(api.clock.now() + hours * hour));
  const times = { startsAt: startsAt ?? new Date(), endsAt: endsAt ?? null };
  const registrationOpensAt = new Date(times.startsAt.getTime() - hour);
  const prizes = [prize(1, { type: 'physical', title: 'Kupa', amount: null })];
  const id = await addTournament(api.deps.db, {
    ...{ slug, type: 'season', state: 'live', size: null, registrationOpensAt, prizes },
    ...times,
  });
  for (const userId of ids.slice(0, 2)) await joinTournament(api.deps, { userId, slug, input: {} });
  return id;
}
const score = (tournament: string, player: string, points: number, more: object = {}) => ({
  ...{ tournament, player, score: points, played: 3 },
  ...more,
});
async function places(slug: string) {
  const answer = await api.call('GET', `/tournaments/${slug}`);
  const { data } = tournamentAnswerSchema.parse(await answer.json());
  return data.standings?.map(({ rank, score: points, played }) => [rank, points, played]);
}

describe('a file of scores', () => {
  test('is only compared unless it is to be written; written, the board ranks them, and again it changes nothing', async () => {
    await addSeason('lig');
    const rows = [score('lig', 'ışıl', 12.5), score('lig', 'Burak', 40, { played: 5 })];
    expect(await file.run(rows, { apply: false })).toMatchObject({ problems: [], isWritten: false });
    expect(await places('lig')).toEqual([]);
    expect(await file.run(rows)).toMatchObject({ isWritten: true });
    expect(await file.run(rows)).toMatchObject({ same: 2, changed: [] });
    expect(await places('lig')).toEqual([
      [1, 40, 5],
      [2, 12.5, 3],
    ]);
    const csv = 'tournament;player;score;played\nlig;IŞIL;40;4\n';
    api.clock.advance(60_000);
    expect(await file.run(csv)).toMatchObject({
      changed: [{ changes: [{ field: 'score' }, { field: 'played' }] }],
    });
    expect(await places('lig')).toEqual([
      [1, 40, 5],
      [2, 40, 4],
    ]);
  });

  test('names what is wrong on its line, and writes nothing', async () => {
    await addSeason('iyi');
    await addTournament(api.deps.db, { slug: 'ikili' });
    await addTournament(api.deps.db, { slug: 'bekleyen', type: 'season' });
    await addTournament(api.deps.db, { slug: 'bitmis', type: 'season', state: 'paid' });
    const rows = [
      score('iyi', 'burak', 7),
      score('iyi', 'BURAK', 8),
      score('iyi', 'cemre', 1),
      score('iyi', 'işıl', -1, { played: 0 }),
      score('yok', 'burak', 1),
      score('ikili', 'burak', 1),
      score('bekleyen', 'burak', 1),
      score('bitmis', 'burak', 1),
    ];
    expect(await file.problemsOf(rows)).toEqual([
      '3: slug: "iyi/burak" stands on line 2 already',
      '4: player: nobody of that name takes part in "iyi"',
      '5: score: must be at least 0',
      '5: played: must be at least 1',
      '6: tournament: there is no tournament "yok"',
      '7: tournament: a bracket is decided by its matches',
      '8: tournament: it has not begun',
      '9: tournament: it is paid',
    ]);
    expect(await places('iyi')).toEqual([]);
  });

  test('decides a board that the clock closes: its prizes go by the scores, and later ones are refused', async () => {
    const id = await addSeason('kapanan');
    await file.run([score('kapanan', 'burak', 10), score('kapanan', 'Işıl', 90)]);
    api.clock.advance(2 * hour);
    await advanceTournaments(api.deps);
    const claims = await api.deps.db.select().from(prizeClaims).where(eq(prizeClaims.tournamentId, id));
    expect(claims).toMatchObject([{ userId: ids[0], position: 1 }]);
    expect(await file.problemsOf([score('kapanan', 'burak', 100)])).toEqual([
      '2: tournament: it is completed',
    ]);
  });
});
