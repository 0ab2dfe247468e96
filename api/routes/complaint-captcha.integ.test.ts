import { randomUUID } from 'node:crypto';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noCaptcha } from '../captcha';
import { complaints } from '../db/schema/complaints';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { newMember } from '../testing/claims.fixture';
import { addSponsor } from '../testing/content.fixture';

let api: TestApp;
const asked: (string | undefined)[] = [];
beforeAll(async () => {
  const verify = async (token: string | undefined) => {
    asked.push(token);
    return token?.startsWith('good') === true;
  };
  api = await createTestApp({ captcha: { ...noCaptcha, verify } });
});
afterAll(() => api.close());

const complaint = { type: 'complaint', department: 'bonus', subject: 'Konu', message: 'Metin' };
const send = (token: string, captcha: string | undefined, key: string = randomUUID(), more: object = {}) =>
  api.call('POST', '/claims/complaint', {
    token,
    headers: { 'Idempotency-Key': key },
    body: { ...complaint, ...more, ...(captcha === undefined ? {} : { 'g-recaptcha-response': captcha }) },
  });

test('a case needs the captcha where one is configured (D30, T-AU-11)', async () => {
  const { token } = await newMember(api, 'captcha_yok');
  for (const bad of [undefined, '', 'bad']) {
    const answer = await send(token, bad);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'captcha_failed', errors: { captcha: ['captcha'] } },
    ]);
  }
  expect(await api.deps.db.select().from(complaints)).toEqual([]);
  expect((await send(token, 'good')).status).toBe(201);
  expect(asked).toEqual([undefined, '', 'bad', 'good']);
});

test('a repeat after a lost answer carries another token and is still the same case', async () => {
  const { token } = await newMember(api, 'captcha_tekrar');
  const key = randomUUID();
  const before = (await api.deps.db.select().from(complaints)).length;
  const answers = [await send(token, 'good-1', key), await send(token, 'good-2', key)];
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(bodies[1]).toEqual(bodies[0]);
  expect(await api.deps.db.select().from(complaints)).toHaveLength(before + 1);
});

test('a case whose count went ahead is one statement too, with a sponsor and without (ADR 488)', async () => {
  const { id, token } = await newMember(api, 'captcha_tek');
  const sponsorId = await addSponsor(api.deps.db, { slug: 'captcha-sponsor' });
  const named = { sponsor: 'captcha-sponsor', allow_public: true };
  for (const [more, stored] of [
    [named, { sponsorId, allowsPublic: true }],
    [{ allow_public: true }, { sponsorId: null, allowsPublic: false }],
  ] as const) {
    expect((await send(token, 'good', randomUUID(), more)).status).toBe(201);
    const [last] = await api.deps.db
      .select({
        ...getTableColumns(complaints),
        written: sql<string>`${complaints}.xmin || ':' || ${complaints}.cmin`,
      })
      .from(complaints)
      .where(eq(complaints.userId, id))
      .orderBy(desc(complaints.id))
      .limit(1);
    expect(last).toMatchObject(stored);
    const { rows } = await api.database.pool.query<{ written: string }>(
      `select xmin || ':' || cmin as written from idempotent_answers where user_id = $1`,
      [id],
    );
    expect(rows.map(({ written }) => written)).toContain(last?.written);
  }
});
