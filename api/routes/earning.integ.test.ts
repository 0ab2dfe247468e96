import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { earnedAnswerSchema } from '@/contract/earn-rules';
import { checkinAnswerSchema } from '@/contract/earning';
import { redeemCodes } from '../db/schema/redeem-codes';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addEarnRules, addRedeemCode } from '../testing/earning.fixture';
import { type Buyer, bookFaults, makeBuyer, newToken, readBalance, tally } from '../testing/orders.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await addEarnRules(api);
});
afterEach(async () => expect(await bookFaults(api)).toEqual([]));
afterAll(() => api.close());

const dayMs = 86_400_000;
const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const keyed = (key: string = randomUUID()) => ({ 'Idempotency-Key': key });
const checkIn = ({ token }: Buyer, key?: string) =>
  api.call('POST', '/points/checkin', { token, headers: keyed(key) });
const redeem = ({ token }: Buyer, code: string) =>
  api.call('POST', '/codes/redemption', { token, body: { code }, headers: keyed() });
const readErrors = async (answer: Response) => {
  const body = z.object({ errors: z.unknown().optional(), error: z.string() }).parse(await answer.json());
  return [answer.status, body.errors ?? body.error];
};

describe('a check-in', () => {
  test('counts once a day, of 30 at once too, and a repeat under its key gets the first answer', async () => {
    const member = await makeBuyer(api, 0);
    const answers = await Promise.all(times(30).map(() => checkIn(member)));
    expect(await tally(answers)).toEqual({ 201: 1, '409 limit_reached': 29 });
    expect(await readBalance(api, member)).toBe(15);
    const other = await makeBuyer(api, 0);
    const twice = await Promise.all([checkIn(other, 'bir'), checkIn(other, 'bir')]);
    expect(await tally(twice)).toEqual({ 201: 2 });
    expect(await readBalance(api, other)).toBe(15);
  });

  test('fills the card at the seventh, however many days are missed between, and begins another', async () => {
    const member = await makeBuyer(api, 0);
    const stamps: number[][] = [];
    for (const gap of [0, 1, 5, 1, 30, 2, 1, 1]) {
      api.clock.advance(gap * dayMs);
      const today = { ...member, token: await newToken(api, member.id) };
      const { data } = checkinAnswerSchema.parse(await (await checkIn(today)).json());
      stamps.push([data.card.stamps, data.amount, data.card_amount]);
    }
    expect(stamps).toEqual([
      [1, 15, 0],
      [2, 15, 0],
      [3, 15, 0],
      [4, 15, 0],
      [5, 15, 0],
      [6, 15, 0],
      [7, 15, 100],
      [1, 15, 0],
    ]);
    expect(await readBalance(api, member)).toBe(8 * 15 + 100);
    const own = await api.call('GET', '/points/me', { token: await newToken(api, member.id) });
    const { data } = earnedAnswerSchema.parse(await own.json());
    expect([data.card?.stamps, data.card?.is_done]).toEqual([1, true]);
  });
});

describe('a redeem code', () => {
  test('brings its Sikke once a member, however it is typed', async () => {
    await addRedeemCode(api, 'İSTANBUL-2026');
    const member = await makeBuyer(api, 0);
    expect((await redeem(member, ' istanbul 2026 ')).status).toBe(201);
    expect(await readBalance(api, member)).toBe(40);
    expect(await readErrors(await redeem(member, 'ISTANBUL2026'))).toEqual([422, { code: ['unique'] }]);
    expect(await readBalance(api, member)).toBe(40);
  });

  test('of 5 uses goes to 5 of 40 who try at once, and of 20 tries of one member one counts', async () => {
    const id = await addRedeemCode(api, 'BESKISI', { maxUses: 5 });
    const members = await Promise.all(times(40).map(() => makeBuyer(api, 0)));
    const answers = await Promise.all(members.map((member) => redeem(member, 'beskisi')));
    expect(await tally(answers)).toEqual({ 201: 5, '422 validation_failed': 35 });
    expect(await readErrors(answers.find(({ status }) => status === 422) ?? new Response())).toEqual([
      422,
      { code: ['used_up'] },
    ]);
    const [stored] = await api.deps.db.select().from(redeemCodes).where(eq(redeemCodes.id, id));
    expect(stored?.usedCount).toBe(5);
    await addRedeemCode(api, 'BIRKISI');
    const one = await makeBuyer(api, 0);
    const many = await tally(await Promise.all(times(12).map(() => redeem(one, 'birkisi'))));
    expect(many['201']).toBe(1);
    expect(await readBalance(api, one)).toBe(40);
  });

  test('is none before and after its time, while it is off, and when it does not exist', async () => {
    const now = api.clock.now();
    await addRedeemCode(api, 'ERKENCI', { startsAt: new Date(now + 1) });
    await addRedeemCode(api, 'GECTI1', { startsAt: new Date(now - 2), endsAt: new Date(now) });
    await addRedeemCode(api, 'KAPALI', { isActive: false });
    const member = await makeBuyer(api, 0);
    for (const code of ['ERKENCI', 'GECTI1', 'KAPALI', 'YOKTUR']) {
      expect(await readErrors(await redeem(member, code)), code).toEqual([422, { code: ['exists'] }]);
    }
  });

  test('beyond the day’s number is refused and stays for tomorrow', async () => {
    const member = await makeBuyer(api, 0);
    for (const at of times(5))
      await addRedeemCode(api, `GUNLUK-${at}`, { endsAt: new Date(api.clock.now() + 3 * dayMs) });
    for (const at of times(4)) expect((await redeem(member, `GUNLUK-${at}`)).status).toBe(201);
    expect(await readErrors(await redeem(member, 'GUNLUK-4'))).toEqual([409, { code: ['day_limit'] }]);
    api.clock.advance(dayMs);
    const tomorrow = { ...member, token: await newToken(api, member.id) };
    expect((await redeem(tomorrow, 'GUNLUK-4')).status).toBe(201);
    expect(await readBalance(api, member)).toBe(200);
  });

  test('cannot be guessed: after twelve that are none a member waits', async () => {
    await addRedeemCode(api, 'GIZLIDIR');
    const member = await makeBuyer(api, 0);
    for (const at of times(12)) expect((await redeem(member, `TAHMIN${at}`)).status).toBe(422);
    const refused = await redeem(member, 'GIZLIDIR');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
