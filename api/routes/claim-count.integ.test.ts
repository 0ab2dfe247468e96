import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaints } from '../db/schema/complaints';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const complaint = { type: 'complaint', department: 'bonus', subject: 'Konu', message: 'Metin' };
const send = async (token: string, body: object = {}, key: string = randomUUID()) => {
  const headers = { 'Idempotency-Key': key };
  return (await api.call('POST', '/claims/complaint', { token, headers, body: { ...complaint, ...body } }))
    .status;
};

/** All claims of the day but so many. */
const leave = (left: number) =>
  api.database.pool.query('update rate_limits set points = $1 where key like $2', [
    100 - left,
    'claim-submit:%',
  ]);

/** The transaction and its command that wrote the newest case of a member, and those that counted and that kept the answer last. */
const writers = async (name: string) => {
  const newest = (from: string, order: string) =>
    `(select xmin || ':' || cmin from ${from} = (select id::text from users where username = $1) order by ${order} desc limit 1)`;
  const { rows } = await api.database.pool.query<{ written: string[] }>(
    `select array[${newest('complaints where user_id::text', 'id')}, ${newest('idempotent_answers where user_id::text', 'created_at')},
      ${newest(`rate_limits where key like 'claim-submit:%' and substr(key, 14)`, 'key')}] as written`,
    [name],
  );
  return rows[0]?.written;
};

const countOf = async (name: string) => {
  const { rows } = await api.database.pool.query<{ points: number }>(
    `select points from rate_limits where key = 'claim-submit:' || (select id from users where username = $1)`,
    [name],
  );
  return rows[0]?.points;
};

const count = async () => (await api.deps.db.select().from(complaints)).length;

test('what is refused counts for the day, and the last place of many at once is one', async () => {
  const { token } = await newMember(api, 'sayilan');
  expect(await send(token)).toBe(201);
  await leave(2);
  expect(await send(token, { sponsor: 'boyle-bir-sponsor-yok' })).toBe(422);
  const before = await count();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(token)));
  expect(answers.toSorted((a, b) => a - b)).toEqual([201, ...Array(7).fill(429)]);
  expect(await count()).toBe(before + 1);
});

test('a repeat counts as well, and once the day is full it gets no answer either', async () => {
  const { token } = await newMember(api, 'tekrarlayan');
  const key = randomUUID();
  expect(await send(token, {}, key)).toBe(201);
  await leave(1);
  const before = await count();
  expect([await send(token, {}, key), await send(token, {}, key)]).toEqual([201, 429]);
  expect(await count()).toBe(before);
});

test('a case without pictures is counted, kept and written in one statement (ADR 488)', async () => {
  const { token } = await newMember(api, 'tek_ifade');
  expect(await send(token)).toBe(201);
  const written = await writers('tek_ifade');
  expect(written).toHaveLength(3);
  expect(new Set(written).size).toBe(1);
});

test('what the database refuses is counted once, leaves nothing, and its key may come again', async () => {
  const { token } = await newMember(api, 'reddedilen');
  const key = randomUUID();
  const before = await count();
  await api.database.pool.query(`alter table complaints add constraint refused check (subject <> 'Red')`);
  expect(await send(token, { subject: 'Red' }, key)).toBe(500);
  await api.database.pool.query('alter table complaints drop constraint refused');
  expect([await count(), await countOf('reddedilen')]).toEqual([before, 1]);
  expect(await send(token, { subject: 'Red' }, key)).toBe(201);
  expect([await count(), await countOf('reddedilen')]).toEqual([before + 1, 2]);
});

test('a race that the statement lost is nobody’s to see: the case is opened and counted once (T-LED-13)', async () => {
  const { token } = await newMember(api, 'yarisan');
  // What a sequence has given is not taken back with the statement: the first try alone is refused.
  await api.database.pool.query(`create sequence tries;
    create function lose_once() returns trigger language plpgsql as
      $$ begin if nextval('tries') = 1 then raise exception 'lost' using errcode = '40P01'; end if; return new; end $$;
    create trigger lose_once before insert on complaints for each row execute function lose_once();`);
  const before = await count();
  const status = await send(token);
  await api.database.pool.query('drop trigger lose_once on complaints');
  expect([status, await count(), await countOf('yarisan')]).toEqual([201, before + 1, 1]);
});

test('a key that was used for something else is refused, counted and opens nothing', async () => {
  const { token } = await newMember(api, 'baska_metin');
  const key = randomUUID();
  expect(await send(token, {}, key)).toBe(201);
  const before = await count();
  expect(await send(token, { subject: 'Başka' }, key)).toBe(422);
  expect([await count(), await countOf('baska_metin')]).toEqual([before, 2]);
});
