import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  frozenBoardAnswerSchema,
  frozenPeriodsAnswerSchema,
  leadersAnswerSchema,
  ownRankAnswerSchema,
} from '@/contract/leaders';
import { leaderScores } from '../db/schema/leader-scores';
import { tickets } from '../db/schema/tickets';
import { users } from '../db/schema/users';
import { turnBoards } from '../jobs/turn-boards';
import { rebuildScores } from '../services/leaders/rebuild-scores';
import { firstDay, toPeriod } from '../services/leaders/to-period';
import { postToLedger } from '../services/ledger/post-to-ledger';
import { logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addRaffle } from '../testing/content.fixture';
import { fill, manyRows, readPlan, readsWhole, usesIndex } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  // Wednesday, in the middle of a month: nothing ends while the suite runs.
  api.clock.advance(Date.parse('2027-03-17T12:00:00Z') - api.clock.now());
});
afterAll(() => api.close());

let keys = 0;
async function earn(userId: string, amount: number, at = api.clock.now()) {
  keys += 1;
  const posting = { userId, amount, reason: amount > 0 ? 'task' : 'market_order' } as const;
  await api.deps.db.transaction((tx) =>
    postToLedger({ tx, clock: { now: () => at } }, { ...posting, idempotencyKey: `e${keys}` }),
  );
}
const board = async (path: string) =>
  leadersAnswerSchema.parse(await (await api.call('GET', `/leaders/${path}`)).json());

describe('a board', () => {
  test('ranks by what was earned: spending drops nobody, equal values go to who was first, the team is left out', async () => {
    const now = api.clock.now();
    const [first, second, spender] = [
      await makeUser(api, 'birinci'),
      await makeUser(api, 'ikincisi'),
      await makeUser(api, 'harcayan'),
    ];
    await earn(second, 300, now - 1000);
    await earn(first, 300, now - 2000);
    await earn(spender, 500, now - 5000);
    await earn(spender, -500, now - 4000);
    await earn(await makeUser(api, 'yonetici', { permission: 'admin' }), 9000);
    const { data } = await board('coins/week');
    expect(data.map(({ rank, value, user }) => [rank, value, user.name])).toEqual([
      [1, 500, 'ha•••an'],
      [2, 300, 'bi•••ci'],
      [3, 300, 'ik•••si'],
    ]);
  });

  test('of a week counts from Monday 00:00 in Istanbul, and the one of all time everything', async () => {
    const { startsAt } = toPeriod('week', api.clock.now());
    const id = await makeUser(api, 'sinirdaki');
    await earn(id, 40, startsAt.getTime() - 1);
    await earn(id, 2, startsAt.getTime());
    const valueIn = async (path: string) =>
      (await board(path)).data.find(({ user }) => user.name === 'si•••ki')?.value;
    expect([await valueIn('coins/week'), await valueIn('coins/month'), await valueIn('coins/all')]).toEqual([
      2, 42, 42,
    ]);
  });

  test('tells a member the own place wherever it is, and what lacks to the next', async () => {
    const answer = await api.call('GET', '/leaders/coins/week/me', { token: await logInAs(api, 'ikincisi') });
    expect(ownRankAnswerSchema.parse(await answer.json()).data).toMatchObject({
      rank: 3,
      value: 300,
      to_next: 0,
    });
    await makeUser(api, 'bos');
    const empty = await api.call('GET', '/leaders/coins/week/me', { token: await logInAs(api, 'bos') });
    expect(ownRankAnswerSchema.parse(await empty.json()).data).toBeNull();
  });

  test('of tickets follows them when they are taken back, down to nothing', async () => {
    const { db } = api.deps;
    const userId = await makeUser(api, 'biletci');
    const past = { startsAt: new Date(1000), endsAt: new Date(2000), drawAt: new Date(3000) };
    const raffleId = await addRaffle(db, { slug: 'cekilis', ...past });
    const createdAt = new Date(api.clock.now());
    await db
      .insert(tickets)
      .values([1, 2].map((number) => ({ raffleId, number, userId, source: 'free' as const, createdAt })));
    await turnBoards(api.deps);
    expect((await board('tickets/week')).data.map(({ value }) => value)).toEqual([2]);
    await db.update(tickets).set({ voidedAt: createdAt });
    await turnBoards(api.deps);
    expect((await board('tickets/week')).data).toEqual([]);
  });

  test('computed anew out of the ledger is the one that was kept posting by posting', async () => {
    expect(await rebuildScores(api.deps.db, 'coins', new Date(0))).toBe(0);
  });

  test.each([
    'coins/day',
    'gold/week',
    'coins/week?cursor=x',
    'coins/all/past',
    'coins/week/past/2026-01-01',
  ])('that does not exist (%s) is 404 or 422, never an error of the program', async (path) => {
    expect([404, 422]).toContain((await api.call('GET', `/leaders/${path}`)).status);
  });
});

describe('a period that is over', () => {
  test('is frozen once, by however many, five minutes after its end; its hash covers what everybody can read', async () => {
    await turnBoards(api.deps);
    const { startsAt, endsAt } = toPeriod('week', api.clock.now());
    api.clock.advance((endsAt?.getTime() ?? 0) + 5 * 60_000 - 1 - api.clock.now());
    expect(await turnBoards(api.deps)).toBe(0);
    api.clock.advance(1);
    const frozen = await Promise.all([turnBoards(api.deps), turnBoards(api.deps)]);
    expect(frozen[0] + frozen[1]).toBe(3);
    const path = `/leaders/coins/week/past/${firstDay(startsAt)}`;
    const { data, board: about } = frozenBoardAnswerSchema.parse(await (await api.call('GET', path)).json());
    const lines = data.map(({ rank, name, value, reached_at }) => `${rank}|${name}|${value}|${reached_at}\n`);
    expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(about.hash);
    expect([about.participants, data[0]?.name]).toEqual([4, 'ha•••an']);
    const past = await (await api.call('GET', '/leaders/coins/week/past')).json();
    const [newest] = frozenPeriodsAnswerSchema.parse(past).data;
    expect(newest).toMatchObject({ start: firstDay(startsAt), participants: 4 });
    expect(newest?.winners.map(({ value }) => value)).toEqual([500, 300, 300]);
    expect(newest?.prizes).toEqual(about.prizes);
  });

  test('shows its first three with the picture that each has today, and the name of then', async () => {
    await api.deps.db
      .update(users)
      .set({ avatar: '/avatars/1/4.jpg', username: 'bambaska' })
      .where(eq(users.username, 'harcayan'));
    const past = await (await api.call('GET', '/leaders/coins/week/past')).json();
    const [newest] = frozenPeriodsAnswerSchema.parse(past).data;
    expect(newest?.winners[0]).toEqual({ rank: 1, name: 'ha•••an', value: 500, avatar: '/avatars/1/4.jpg' });
  });

  test('shows the nickname of today in the archive and beside the mask of then, which alone is in the hash', async () => {
    const [newest] = frozenPeriodsAnswerSchema.parse(
      await (await api.call('GET', '/leaders/coins/week/past')).json(),
    ).data;
    const path = `/leaders/coins/week/past/${newest?.start}`;
    const before = frozenBoardAnswerSchema.parse(await (await api.call('GET', path)).json());
    const change = (nickname: string | null) =>
      api.deps.db
        .update(users)
        .set({ nickname, nicknameFold: nickname })
        .where(eq(users.username, 'bambaska'));
    await change('Gece Vapuru');
    const after = frozenBoardAnswerSchema.parse(await (await api.call('GET', path)).json());
    const past = await (await api.call('GET', '/leaders/coins/week/past')).json();
    await change(null);
    expect(after.board.hash).toBe(before.board.hash);
    expect(after.data[0]).toEqual({ ...before.data[0], name: 'ha•••an', nickname: 'Gece Vapuru' });
    expect(frozenPeriodsAnswerSchema.parse(past).data[0]?.winners[0]?.name).toBe('Gece Vapuru');
  });

  test('gives the next one its arrows', async () => {
    const id = await makeUser(api, 'yenigelen');
    await earn(id, 10);
    const known = await api.deps.db.select().from(leaderScores);
    const second = known.find(({ value, period }) => value === 300 && period === 'week');
    if (second) await earn(second.userId, 90);
    const { data } = await board('coins/week');
    expect(data.map(({ rank, previous_rank }) => [rank, previous_rank])).toEqual([
      [1, expect.toSatisfy((rank) => rank === 2 || rank === 3)],
      [2, null],
    ]);
  });

  test('gives the next one the places of eight periods, the earliest first, with gaps where there was none', async () => {
    const { data } = await board('coins/week');
    const none = Array.from({ length: 7 }, () => null);
    expect(data.map(({ past_ranks }) => past_ranks)).toEqual([
      [...none, data[0]?.previous_rank],
      [...none, null],
    ]);
    expect((await board('coins/all')).data[0]?.past_ranks).toEqual([]);
  });
});

test('many members: a page is one query that walks the index, and pages hold each member once, in one order', async () => {
  const many = await createTestApp();
  await fill(
    many.database.url,
    `insert into users (id, username, username_fold, email, email_fold, password_hash)
     select gen_random_uuid(), 'uye' || n, 'uye' || n, n || '@x', n || '@x', '!' from generate_series(1, ${manyRows}) n`,
    `insert into leader_scores select 'coins', 'all', to_timestamp(0), id, 1 + abs(hashtext(username)) % 500,
       timestamptz '2026-01-01' + (abs(hashtext(email)) % 1000) * interval '1 minute' from users`,
  );
  const ranks: number[] = [];
  let path = '/leaders/coins/all';
  for (let page = 0; page < 3; page += 1) {
    const { answer, statements } = await recordedCall(many, path);
    expect(statements).toHaveLength(1);
    const [statement] = statements;
    if (statement) {
      const plan = await readPlan(many.database.url, statement);
      expect(usesIndex(plan, 'leader_scores_rank_index')).toBe(true);
      expect(readsWhole(plan, 'leader_scores')).toBe(false);
    }
    const { data, next_cursor } = leadersAnswerSchema.parse(await answer.json());
    ranks.push(...data.map(({ rank }) => rank));
    path = `/leaders/coins/all?cursor=${next_cursor}`;
  }
  expect(ranks).toEqual(Array.from({ length: 150 }, (_, at) => at + 1));
  await many.close();
});
