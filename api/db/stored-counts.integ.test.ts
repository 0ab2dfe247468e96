import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ServiceError } from '../service-error';
import { placeGuess } from '../services/bonus-hunts/place-guess';
import { joinEvent } from '../services/events/join-event';
import { leaveEvent } from '../services/events/leave-event';
import { joinTournament } from '../services/tournaments/join-tournament';
import { withdraw } from '../services/tournaments/withdraw';
import { makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addEvent, addTournament } from '../testing/events.fixture';
import { readPlan } from '../testing/many-rows.fixture';
import { recordedCall } from '../testing/query-count.fixture';
import { addHunt } from '../testing/streamed.fixture';
import { keepCounts } from './stored-counts';

let api: TestApp;
let members: string[];
beforeAll(async () => {
  api = await createTestApp();
  members = [];
  while (members.length < 24)
    members.push(await makeUser(api, `sayilan${members.length}`, { passwordHash: '!' }));
  const soon = { startsAt: new Date(Date.now() + 3_600_000), endsAt: new Date(Date.now() + 7_200_000) };
  for (const slug of ['bir', 'iki']) {
    await addEvent(api.deps.db, { slug, capacity: 8, state: 'upcoming', ...soon });
    await addTournament(api.deps.db, { slug, type: 'season', size: 8 });
    await addHunt(api.deps.db, { slug, state: 'collecting', collectBalance: null });
  }
});
afterAll(() => api.close());

/** What the tables themselves say, in the form of the stored counts. */
const recounted = sql`
  select 'event_entries' as list, event_id as parent_id, count(*)::int from event_entries where review = 'approved' group by 2
  union all select 'event_joined', event_id, count(*)::int from event_participants where state = 'joined' group by 2
  union all select 'event_waitlist', event_id, count(*)::int from event_participants where state = 'waitlist' group by 2
  union all select 'hunt_guesses', hunt_id, count(*)::int from hunt_guesses group by 2
  union all select 'tournament_players', tournament_id, count(*)::int from tournament_participants
    where state not in ('waitlist', 'no_show', 'withdrawn') group by 2
  union all select 'tournament_waitlist', tournament_id, count(*)::int from tournament_participants where state = 'waitlist' group by 2
  union all select 'game_buys', game_id, count(*)::int from buy_entries where state = 'done' and game_id is not null group by 2
  union all select 'game_wins', game_id, count(*)::int from wins where review = 'approved' and game_id is not null group by 2
  union all select 'odds_' || result, sponsor_id, count(*)::int from special_odds where state = 'settled' group by 1, 2
  union all select 'win_' || reaction, win_id, count(*)::int from win_reactions group by 1, 2`;

async function differences() {
  const { rows } = await api.deps.db.execute(sql`
    with counted as (${recounted}), stored as (select * from stored_counts where count > 0)
    (select * from counted except select * from stored) union all (select * from stored except select * from counted)`);
  return rows;
}

const writes = {
  join: (userId: string, slug: string) => joinEvent(api.deps, { userId, slug }),
  leave: (userId: string, slug: string) => leaveEvent(api.deps, { userId, slug }),
  enter: (userId: string, slug: string) => joinTournament(api.deps, { userId, slug, input: {} }),
  withdraw: (userId: string, slug: string) => withdraw(api.deps, { userId, slug }),
  guess: (userId: string, slug: string) => placeGuess(api.deps, { userId, slug, input: { end_balance: 5 } }),
  moveOn: (userId: string, slug: string) =>
    api.deps.db.execute(sql`update event_participants set state = 'withdrawn' where user_id = ${userId}
      and event_id = (select id from events where slug = ${slug})`),
  forget: (userId: string) => api.deps.db.execute(sql`delete from hunt_guesses where user_id = ${userId}`),
  hand: (userId: string, slug: string) =>
    api.deps.db.execute(sql`insert into event_entries (event_id, user_id, review)
      select id, ${userId}, 'approved' from events where slug = ${slug}`),
} satisfies Record<string, (userId: string, slug: string) => Promise<unknown>>;

const write = fc.record({
  what: fc.constantFrom(...(Object.keys(writes) as (keyof typeof writes)[])),
  who: fc.nat(23),
  slug: fc.constantFrom('bir', 'iki'),
});

describe('stored counts', () => {
  test('are what the tables say, after whatever joins, leaves, guesses and moves at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 20, maxLength: 60 }), async (all) => {
        const done = await Promise.allSettled(
          all.map(({ what, who, slug }) => writes[what](members[who] ?? '', slug)),
        );
        const failed = done.flatMap((one) =>
          one.status === 'rejected' && !(one.reason instanceof ServiceError) ? [one.reason] : [],
        );
        expect(failed).toEqual([]);
        expect(await differences()).toEqual([]);
      }),
      { numRuns: 12, seed: 6 },
    );
    const { rows } = await api.deps.db.execute(sql`select from stored_counts where count > 0`);
    expect(rows.length).toBeGreaterThan(5);
  });

  test('follow a change of many rows, and of the row that they belong to', async () => {
    const { db } = api.deps;
    const [from, to] = [await addEvent(db, { slug: 'eski' }), await addEvent(db, { slug: 'yeni' })];
    await db.execute(sql`insert into event_entries (event_id, user_id, review)
      select ${from}, id, 'approved' from users, generate_series(1, 50)`);
    await db.execute(sql`update event_entries set event_id = ${to} where event_id = ${from} and id % 2 = 0`);
    expect(await differences()).toEqual([]);
    await db.execute(sql`truncate event_entries cascade`);
    expect(await differences()).toEqual([]);
  });

  test('count the rows that were there before them', async () => {
    const { db } = api.deps;
    await db.execute(sql`drop trigger hunt_guesses_count_insert on hunt_guesses`);
    await db.execute(sql`delete from stored_counts where list = 'hunt_guesses'`);
    const huntId = await addHunt(db, { slug: 'onceki', state: 'collecting', collectBalance: null });
    await db.execute(sql`insert into hunt_guesses (hunt_id, user_id, end_balance, submitted_at)
      select ${huntId}, id, 1, now() from users`);
    expect(await differences()).not.toEqual([]);
    await keepCounts(db);
    await keepCounts(db);
    expect(await differences()).toEqual([]);
  });

  test('follow wins, bonuses and odds from game to game and from sponsor to sponsor, and games from provider to provider', async () => {
    const { db } = api.deps;
    const changes = [
      sql`insert into games (slug, name, provider_code) select 'oyun-' || n, 'Oyun', 'p' || n % 3 from generate_series(1, 30) n`,
      sql`insert into sponsors (slug, name, state) select 'site-' || n, 'Site', 'active' from generate_series(1, 4) n`,
      sql`insert into wins (user_id, game_id, game_name, bet, win, review, approved_at)
        select u.id, case when n % 5 > 0 then (select min(id) from games) + n % 30 end, 'Ad', 100, 900,
          case when n % 2 = 0 then 'approved' else 'pending' end, case when n % 2 = 0 then now() end
        from generate_series(1, 200) n, (select id from users limit 1) u`,
      sql`insert into buy_sessions (slug, title, state, started_at) values ('alim', 'Alım', 'live', now())`,
      sql`insert into buy_entries (session_id, position, game_id, bet, cost, win, state)
        select s.id, n, (select min(id) from games) + n % 7, 100, 1000, case when n % 3 > 0 then n end,
          case when n % 3 > 0 then 'done' else 'queued' end from generate_series(1, 60) n, buy_sessions s`,
      sql`insert into special_odds (slug, sponsor_id, league, match, market_name, selection, normal_odds, boosted_odds, max_bet,
          state, result, starts_at, ends_at, kickoff_at, settled_at)
        select 'oran-' || n, (select min(id) from sponsors) + n % 4, 'L', 'M', 'S', 'E', 1.8, 2.4, 100, 'settled',
          (array['won', 'lost', 'void'])[n % 3 + 1], t, t + interval '1 h', t + interval '1 h', t
        from generate_series(1, 40) n, lateral (select now() as t) v`,
      sql`update wins set review = 'approved', approved_at = now() where review = 'pending' and id % 3 = 0`,
      sql`update wins set review = 'removed' where review = 'approved' and id % 4 = 0`,
      sql`update wins set game_id = (select max(id) from games) where id % 7 = 0`,
      sql`update buy_entries set state = 'done', win = 5 where state = 'queued' and id % 2 = 0`,
      sql`update special_odds set result = 'void', sponsor_id = (select max(id) from sponsors) where id % 5 = 0`,
      sql`update games set provider_code = 'p9' where id % 4 = 0`,
      sql`delete from buy_sessions`,
      sql`delete from wins where id % 3 = 1`,
    ];
    for (const change of changes) {
      await db.execute(change);
      expect(await differences()).toEqual([]);
    }
    const stored = await db.execute(
      sql`select code, count from stored_code_counts where count > 0 order by 1`,
    );
    const counted = await db.execute(
      sql`select provider_code as code, count(*)::int from games group by 1 order by 1`,
    );
    expect(stored.rows).toEqual(counted.rows);
    expect(stored.rows).toHaveLength(4);
  });

  test('are refused below nothing', async () => {
    const { db } = api.deps;
    const id = await addEvent(db, { slug: 'yanlis' });
    await db.execute(
      sql`insert into event_entries (event_id, user_id, review) values (${id}, ${members[0]}, 'approved')`,
    );
    await db.execute(
      sql`update stored_counts set count = 0 where list = 'event_entries' and parent_id = ${id}`,
    );
    await expect(db.execute(sql`delete from event_entries where event_id = ${id}`)).rejects.toThrow();
  });

  test.each([
    ['/events?view=past', '"Node Type":"Aggregate"'],
    ['/tournaments?view=past', '"Node Type":"Aggregate"'],
    ['/bonus-hunts?scope=finished', '"Relation Name":"hunt_guesses"'],
    ['/wins', '"Relation Name":"win_reactions"'],
  ])('make %s count nothing while it is read', async (path, counting) => {
    const { statements } = await recordedCall(api, path);
    const plans = await Promise.all(statements.map((statement) => readPlan(api.database.url, statement)));
    expect(plans).toHaveLength(1);
    expect(plans.join()).not.toContain(counting);
    expect(plans.join()).toContain('"Relation Name":"stored_counts"');
  });
});
