import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  newCodeAnswerSchema,
  redeemCodeAnswerSchema,
  redeemCodeStates,
  redeemCodesAnswerSchema,
} from '@/contract/redeem-codes';
import { auditLog } from '../db/schema/audit-log';
import { codeRedemptions } from '../db/schema/code-redemptions';
import { redeemCodes } from '../db/schema/redeem-codes';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addEarnRules, addRedeemCode } from '../testing/earning.fixture';
import { type Buyer, bookFaults, makeBuyer, readBalance, tally } from '../testing/orders.fixture';

let api: TestApp;
let admin: Buyer;
beforeAll(async () => {
  api = await createTestApp();
  await addEarnRules(api);
  admin = await makeBuyer(api, 0, { permission: 'admin' });
});
afterEach(async () => expect(await bookFaults(api)).toEqual([]));
afterAll(() => api.close());

const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const readRefusal = async (answer: Response) => [answer.status, (await answer.json()).errors];

function make(changes: object = {}, { token }: Buyer = admin) {
  const now = api.clock.now();
  const starts_at = new Date(now - 1000).toISOString();
  const ends_at = new Date(now + 60_000).toISOString();
  const body = { title: 'Perşembe yayını', amount: 75, max_uses: 2, starts_at, ends_at, ...changes };
  return api.call('POST', '/codes', { token, body });
}

async function made(changes: object = {}) {
  const { id, codes } = newCodeAnswerSchema.parse(await (await make(changes)).json()).data;
  return { id, codes, code: codes[0] ?? '' };
}

function redeem({ token }: Buyer, code: string) {
  const headers = { 'Idempotency-Key': randomUUID() };
  return api.call('POST', '/codes/redemption', { token, body: { code }, headers });
}

const end = (id: number, { token }: Buyer = admin) => api.call('POST', `/codes/${id}/end`, { token });

async function page(query = '') {
  const answer = await api.call('GET', `/codes${query}`, { token: admin.token });
  return redeemCodesAnswerSchema.parse(await answer.json());
}

describe('a redeem code', () => {
  test('is made of 12 letters and digits that nobody takes for others, shown once, and stored as a hash', async () => {
    const { id, code } = await made();
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
    const stored = await api.deps.db.select().from(redeemCodes);
    const listed = await page();
    const letters = code.replaceAll('-', '').toLowerCase();
    for (const place of [stored, listed])
      expect(JSON.stringify(place).toLowerCase().replaceAll('-', '')).not.toContain(letters);
    expect(listed.data[0]).toMatchObject({ id, used: 0, max_uses: 2, state: 'running', made_by: admin.name });
    const member = await makeBuyer(api, 0);
    expect((await redeem(member, code.toLowerCase().replaceAll('-', ' '))).status).toBe(201);
    expect(await readBalance(api, member)).toBe(75);
    expect((await page()).data[0]).toMatchObject({ used: 1 });
  });

  test('can have the words that the team says; those of another are refused, however they are written', async () => {
    expect((await made({ code: 'Akşam-Yayını' })).code).toBe('Akşam-Yayını');
    expect(await readRefusal(await make({ code: 'AKŞAM YAYINI' }))).toEqual([422, { code: ['unique'] }]);
    expect(await readRefusal(await make({ code: 'a-b-c' }))).toEqual([422, { code: ['too_short'] }]);
    const starts_at = new Date(api.clock.now()).toISOString();
    expect(await readRefusal(await make({ starts_at, ends_at: starts_at }))).toEqual([
      422,
      { ends_at: ['invalid'] },
    ]);
  });

  test.each([0, -1, 1.5, '5', 2 ** 53, null])(
    'is not made for an amount or a number of uses of %j',
    async (value) => {
      expect((await readRefusal(await make({ amount: value })))[1]).toHaveProperty('amount');
      expect((await readRefusal(await make({ max_uses: value })))[1]).toHaveProperty('max_uses');
    },
  );

  test('ends when an admin says so: from then on it is none, and ending it again is a conflict', async () => {
    const { id, code } = await made({ max_uses: 50 });
    const [first, second] = [await makeBuyer(api, 0), await makeBuyer(api, 0)];
    expect((await redeem(first, code)).status).toBe(201);
    const ended = redeemCodeAnswerSchema.parse(await (await end(id)).json()).data;
    expect([ended.state, ended.used]).toEqual(['ended', 1]);
    expect(await readRefusal(await redeem(second, code))).toEqual([422, { code: ['exists'] }]);
    expect((await end(id)).status).toBe(409);
    expect((await end(999_999)).status).toBe(404);
    expect((await api.call('POST', '/codes/x/end', { token: admin.token })).status).toBe(404);
  });

  test('of 20 who end it one does; while it ends, who has redeemed it has the Sikke, and nobody else', async () => {
    const { id, code } = await made({ max_uses: 100 });
    const members = await Promise.all(times(12).map(() => makeBuyer(api, 0)));
    const [ends, redemptions] = await Promise.all([
      Promise.all(times(20).map(() => end(id))),
      Promise.all(members.map((member) => redeem(member, code))),
    ]);
    expect(await tally(ends)).toEqual({ 200: 1, '409 conflict': 19 });
    const rows = await api.deps.db.select().from(codeRedemptions).where(eq(codeRedemptions.codeId, id));
    const [stored] = await api.deps.db.select().from(redeemCodes).where(eq(redeemCodes.id, id));
    const taken = redemptions.filter(({ status }) => status === 201).length;
    expect([rows.length, stored?.usedCount]).toEqual([taken, taken]);
    const balances = await Promise.all(members.map((member) => readBalance(api, member)));
    expect(balances.filter((balance) => balance === 75)).toHaveLength(taken);
    expect(balances.filter((balance) => balance === 0)).toHaveLength(12 - taken);
  });
});

describe('codes that are made together', () => {
  test('are as many as were asked for, each another, one batch, and all of them shown once', async () => {
    const before = (await api.deps.db.select().from(redeemCodes)).length;
    const { id, codes } = await made({ count: 30, max_uses: 1, title: 'Toplu' });
    expect([codes.length, new Set(codes).size]).toEqual([30, 30]);
    expect((await api.deps.db.select().from(redeemCodes)).length - before).toBe(30);
    const listed = await page(`?batch=${id}`);
    expect(listed.data.every((code) => code.batch === id && code.title === 'Toplu')).toBe(true);
    const log = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `redeem_codes:${id}`));
    expect(log).toMatchObject([{ action: 'redeem_code_made', after: { count: 30 } }]);
    const stored = JSON.stringify([await api.deps.db.select().from(redeemCodes), listed, log]).toLowerCase();
    for (const code of codes) expect(stored).not.toContain(code.toLowerCase());
    expect((await redeem(await makeBuyer(api, 0), codes[29] ?? '')).status).toBe(201);
  });

  test('have no words of their own, and are bounded', async () => {
    expect(await readRefusal(await make({ count: 2, code: 'BIR-KOD-1' }))).toEqual([
      422,
      { code: ['invalid'] },
    ]);
    for (const count of [0, 201, 1.5]) expect((await readRefusal(await make({ count })))[0]).toBe(422);
  });

  test('are ended together: what was used stays used, what was ended alone is not counted, and once', async () => {
    const { id, codes } = await made({ count: 3, max_uses: 1, amount: 10 });
    const member = await makeBuyer(api, 0);
    expect((await redeem(member, codes[0] ?? '')).status).toBe(201);
    expect((await end(id + 1)).status).toBe(200);
    const endAll = (of: number, { token }: Buyer = admin) =>
      api.call('POST', `/codes/${of}/batch/end`, { token });
    expect((await endAll(id, member)).status).toBe(403);
    const answers = await Promise.all([endAll(id), endAll(id + 2)]);
    expect(await tally(answers)).toEqual({ 200: 1, '409 conflict': 1 });
    expect(await readBalance(api, member)).toBe(10);
    const late = await makeBuyer(api, 0);
    expect(await readRefusal(await redeem(late, codes[2] ?? ''))).toEqual([422, { code: ['exists'] }]);
    expect((await endAll((await made()).id)).status).toBe(200);
    expect((await endAll(999_999)).status).toBe(404);
  });
});

describe('the list of redeem codes', () => {
  test('says of each how it stands, newest first, page by page, each once', async () => {
    const now = api.clock.now();
    await api.deps.db.delete(codeRedemptions);
    await api.deps.db.delete(redeemCodes);
    await addRedeemCode(api, 'ERKENCI', { startsAt: new Date(now + 1), title: 'a' });
    await addRedeemCode(api, 'GECTI1', { startsAt: new Date(now - 2), endsAt: new Date(now), title: 'b' });
    await addRedeemCode(api, 'BITTI1', { usedCount: 3, maxUses: 3, title: 'c' });
    const states = (await page()).data.slice(0, 3).map(({ title, state }) => [title, state]);
    expect(states).toEqual([
      ['c', 'used_up'],
      ['b', 'over'],
      ['a', 'upcoming'],
    ]);
    for (const at of times(24)) await addRedeemCode(api, `UZUN-${at}`);
    const first = await page();
    const second = await page(`?cursor=${first.next_cursor}`);
    expect([first.data.length, second.data.length, second.next_cursor]).toEqual([24, 3, null]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect((await api.call('GET', '/codes?cursor=!', { token: admin.token })).status).toBe(422);
  });

  test.each(redeemCodeStates)('of the state %s has those of it alone, and all of them', async (state) => {
    await addRedeemCode(api, `BITEN-${state}`, { isActive: false, title: 'd' });
    const all: string[] = [];
    for (let cursor = ''; ; ) {
      const found = await page(cursor);
      all.push(...found.data.filter((code) => code.state === state).map(({ title }) => title));
      if (!found.next_cursor) break;
      cursor = `?cursor=${found.next_cursor}`;
    }
    expect(all).not.toEqual([]);
    expect((await page(`?state=${state}`)).data.map(({ title }) => title)).toEqual(all.slice(0, 24));
  });

  test('is searched by the words of the title, never by a code', async () => {
    await made({ code: 'GIZLI-SOZ', title: 'Cumartesi Gecesi' });
    const search = async (q: string) =>
      (await page(`?q=${encodeURIComponent(q)}`)).data.map(({ title }) => title);
    expect(await search('gecesi CUMA')).toEqual(['Cumartesi Gecesi']);
    expect(await search('gizli')).toEqual([]);
    expect(await search('%')).toEqual([]);
  });

  test('and everything around it is for admins alone', async () => {
    const { id } = await made();
    for (const permission of ['player', 'editor', 'moderator', 'Nartane']) {
      const other = await makeBuyer(api, 0, { permission });
      expect((await api.call('GET', '/codes', { token: other.token })).status).toBe(403);
      expect((await make({}, other)).status).toBe(403);
      expect((await end(id, other)).status).toBe(403);
    }
    for (const [method, path] of [
      ['GET', '/codes'],
      ['POST', `/codes/${id}/end`],
    ] as const)
      expect((await api.call(method, path)).status).toBe(401);
  });
});
