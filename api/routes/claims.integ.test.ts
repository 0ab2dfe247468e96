import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimAnswerSchema, claimsAnswerSchema, reviewsAnswerSchema } from '@/contract/claims';
import { affiliateChanges } from '../db/schema/affiliate-changes';
import { contentChanges } from '../db/schema/content-changes';
import { earnRules } from '../db/schema/earn-rules';
import { notifications } from '../db/schema/notifications';
import { raffles } from '../db/schema/raffles';
import { sponsorAccounts } from '../db/schema/sponsor-accounts';
import { ticketDeposits } from '../db/schema/ticket-deposits';
import { earnRuleKeys } from '../services/points/earn-rule-keys';
import { storedUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import {
  addTicketDraw,
  depositBody,
  keyed,
  newMember,
  newPicture,
  picture,
  review,
  sendPicture,
  submit,
  submitDeposit,
} from '../testing/claims.fixture';

let api: TestApp;
let moderator: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  api = await createTestApp();
  moderator = await newMember(api, 'moderator', { permission: 'moderator' });
  await addTicketDraw(api, 'nar', { maxPerUser: 10, minAmount: 20_000 });
  await api.deps.db.insert(earnRules).values([
    { key: earnRuleKeys.win, title: 'x', type: 'task', amount: 75 },
    { key: earnRuleKeys.sponsorLink, title: 'x', type: 'task', amount: 200 },
  ]);
});
afterAll(() => api.close());

let names = 0;
const someone = () => {
  names += 1;
  return newMember(api, `oyuncu${names}`);
};
const own = async (token: string, kind: string) =>
  claimsAnswerSchema.parse(await (await api.call('GET', `/claims/${kind}/own`, { token })).json()).data;
const queue = async (kind: string) =>
  reviewsAnswerSchema.parse(
    await (await api.call('GET', `/reviews/${kind}`, { token: moderator.token })).json(),
  ).data;
const told = (userId: string) =>
  api.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
const reject = async (answer: Response) => [answer.status, (await answer.json()).errors];

describe('a deposit', () => {
  test('that is approved brings its tickets in the same moment, and its owner sees numbers, history and is told', async () => {
    const { id: userId, token } = await someone();
    const id = await submitDeposit(api, token, 'nar', { amount: 57_500, content: 'Dekont ektedir.' });
    expect((await own(token, 'deposit'))[0]).toMatchObject({ id, state: 'pending', may: [] });
    expect((await review(api, moderator.token, `deposit/${id}`, { action: 'take' })).status).toBe(200);
    expect((await review(api, moderator.token, `deposit/${id}`, { action: 'approve' })).status).toBe(200);
    const [claim] = await own(token, 'deposit');
    expect(claim?.details).toMatchObject({ sponsor: { slug: 'nar' }, amount: 57_500, currency: 'TRY' });
    const [run] = claim?.details.tickets ?? [];
    expect((run?.to ?? 0) - (run?.from ?? 0)).toBe(4);
    expect(claim?.steps.map(({ action, by, text }) => [action, by, text])).toEqual([
      ['submit', 'member', 'Dekont ektedir.'],
      ['take', 'team', null],
      ['approve', 'team', null],
    ]);
    expect(claim?.steps[0]?.files).toHaveLength(1);
    expect(await told(userId)).toMatchObject([
      { kind: 'tickets_issued', params: { count: 5, raffle: 'nar' }, reference: { type: 'tickets' } },
    ]);
    const mine = await (await api.call('GET', '/raffles/nar/mine', { token })).json();
    expect(mine.data.count).toBe(5);
  });

  test('that is rejected says why; without a reason it cannot be', async () => {
    const { id: userId, token } = await someone();
    const id = await submitDeposit(api, token, 'nar', { amount: 20_000 });
    for (const reason of [undefined, '', '   ']) {
      const silent = await review(api, moderator.token, `deposit/${id}`, { action: 'reject', reason });
      expect(await reject(silent)).toEqual([422, { reason: ['required'] }]);
    }
    await review(api, moderator.token, `deposit/${id}`, { action: 'reject', reason: 'Ad eşleşmiyor.' });
    const [claim] = await own(token, 'deposit');
    expect([claim?.state, claim?.steps.at(-1)?.text, claim?.details.tickets]).toEqual([
      'rejected',
      'Ad eşleşmiyor.',
      [],
    ]);
    expect((await told(userId))[0]).toMatchObject({
      kind: 'claim_rejected',
      params: { claim: 'deposit', reason: 'Ad eşleşmiyor.' },
    });
  });

  test('that lacks something goes back to its owner, whose answer puts it into the queue again', async () => {
    const { token } = await someone();
    const id = await submitDeposit(api, token, 'nar', { amount: 20_000 });
    await review(api, moderator.token, `deposit/${id}`, { action: 'ask', reason: 'Dekont okunmuyor.' });
    expect((await own(token, 'deposit'))[0]).toMatchObject({ state: 'needs_info', may: ['answer'] });
    const path = `/claims/deposit/${id}/steps`;
    expect(await reject(await keyed(api, path, token, { action: 'answer' }))).toEqual([
      422,
      { message: ['required'] },
    ]);
    const file = [await newPicture(api, token)];
    expect((await keyed(api, path, token, { action: 'answer', file })).status).toBe(201);
    expect((await keyed(api, path, token, { action: 'answer', file })).status).toBe(409);
    expect((await own(token, 'deposit'))[0]).toMatchObject({ state: 'pending', may: [] });
  });

  test.each([
    [{ amount: 19_999 }, { amount: ['too_low'] }],
    [{ currency: 'USD' }, { currency: ['invalid'] }],
    [{ deposit_date: new Date(Date.now() + 3_600_000).toISOString() }, { deposit_date: ['future'] }],
    [{ deposit_date: '2020-01-01T00:00:00Z' }, { deposit_date: ['too_early'] }],
    [{ raffle: 'yok' }, { raffle: ['exists'] }],
    [{ sponsor: 'yok' }, { sponsor: ['exists'] }],
    [{ site_username: '  ' }, { site_username: ['required'] }],
    [{ site_username: 'a\nb' }, { site_username: ['invalid'] }],
    [{ site_username: 'x'.repeat(61) }, { site_username: ['max.string'] }],
    [{ amount: 0 }, { amount: ['too_low'] }],
    [{ amount: 1e12 }, { amount: ['too_high'] }],
    [{ amount: '20000' }, { amount: ['invalid'] }],
    [{ file: [] }, { file: ['required'] }],
    [{ file: ['1'] }, { file: ['invalid'] }],
    [{ content: 'a\u202eb' }, { content: ['invalid'] }],
    [{ content: 'x'.repeat(1001) }, { content: ['max.string'] }],
  ])('with %j is 422 on the field', async (change, errors) => {
    const { token } = await someone();
    const file = [await newPicture(api, token)];
    const answer = await keyed(
      api,
      '/claims/deposit',
      token,
      depositBody('nar', { amount: 20_000, file, ...change }),
    );
    expect(await reject(answer)).toEqual([422, errors]);
  });

  test('takes no picture of another member and none that was used before', async () => {
    const [one, two] = [await someone(), await someone()];
    const body = depositBody('nar', { amount: 20_000, file: [await newPicture(api, one.token)] });
    expect(await reject(await keyed(api, '/claims/deposit', two.token, body))).toEqual([
      422,
      { file: ['exists'] },
    ]);
    expect((await keyed(api, '/claims/deposit', one.token, body)).status).toBe(201);
    expect(await reject(await keyed(api, '/claims/deposit', one.token, body))).toEqual([
      422,
      { file: ['exists'] },
    ]);
    expect(await own(two.token, 'deposit')).toEqual([]);
  });

  test('sent fifty times at once under one key is one deposit; the key says nothing of another member', async () => {
    const [one, two] = [await someone(), await someone()];
    const [key, file] = [randomUUID(), [await newPicture(api, one.token)]];
    const body = depositBody('nar', { amount: 20_000, file });
    const all = await Promise.all(
      Array.from({ length: 50 }, () => keyed(api, '/claims/deposit', one.token, body, key)),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await own(one.token, 'deposit')).toHaveLength(1);
    const other = await keyed(api, '/claims/deposit', one.token, { ...body, amount: 30_000 }, key);
    expect(await reject(other)).toEqual([422, { idempotency_key: ['unique'] }]);
    const theirs = depositBody('nar', { amount: 20_000, file: [await newPicture(api, two.token)] });
    expect((await keyed(api, '/claims/deposit', two.token, theirs, key)).status).toBe(201);
  });

  test('after the draw’s tickets are over is 409, for the member and for the reviewer', async () => {
    const { token } = await someone();
    await addTicketDraw(api, 'biten');
    const id = await submitDeposit(api, token, 'biten');
    const file = [await newPicture(api, token)];
    await api.deps.db
      .update(raffles)
      .set({ endsAt: new Date(api.clock.now() - 1) })
      .where(eq(raffles.slug, 'biten'));
    const late = await keyed(api, '/claims/deposit', token, depositBody('biten', { file }));
    expect([late.status, (await late.json()).error]).toEqual([409, 'raffle_closed']);
    const approved = await review(api, moderator.token, `deposit/${id}`, { action: 'approve' });
    expect([approved.status, (await approved.json()).error]).toEqual([409, 'raffle_closed']);
    expect((await own(token, 'deposit'))[0]?.state).toBe('pending');
  });
});

describe('a reviewer is shown', () => {
  test('deposits of the same name, amount and day, whoever handed them in, and nothing like it for others', async () => {
    await addTicketDraw(api, 'ikiz');
    const [one, two] = [await someone(), await someone()];
    const first = await submitDeposit(api, one.token, 'ikiz', { site_username: 'Ayni_Ad' });
    const second = await submitDeposit(api, two.token, 'ikiz', { site_username: 'ayni_ad' });
    const third = await submitDeposit(api, two.token, 'ikiz', { site_username: 'baska_ad' });
    const flags = new Map((await queue('deposit')).map((claim) => [claim.id, claim.flags]));
    expect(flags.get(first)).toEqual([{ flag: 'same_deposit', ids: [second] }]);
    expect(flags.get(second)).toEqual([{ flag: 'same_deposit', ids: [first] }]);
    expect(flags.get(third)).toEqual([]);
  });

  test('the same picture sent by two members', async () => {
    const [one, two] = [await someone(), await someone()];
    const bytes = await picture(77);
    const ids: number[] = [];
    for (const [{ token }, amount] of [
      [one, 20_000],
      [two, 30_000],
    ] as const) {
      const { data } = await (await sendPicture(api, token, bytes)).json();
      ids.push(
        await submit(
          api,
          '/claims/deposit',
          token,
          depositBody('nar', { amount, file: [data.id], site_username: `kopya${amount}` }),
        ),
      );
    }
    const flags = new Map((await queue('deposit')).map((claim) => [claim.id, claim.flags]));
    expect(flags.get(ids[0] ?? 0)).toEqual([{ flag: 'same_picture', ids: [ids[1]] }]);
  });
});

const winBody = {
  sponsor: 'nar',
  site_username: 'nar_oyuncu',
  game_name: 'Zeytin Dalı',
  bet: 500,
  win: 125_000,
  currency: 'TRY',
  link: 'https://tekrar.example/9',
};

describe('a win', () => {
  test('that is approved is public, credits its owner once by the earn rule, and the page is told', async () => {
    const { id: userId, token } = await someone();
    const id = await submit(api, '/claims/win', token, { ...winBody, content: '<b>İlk</b> dönüş' });
    expect((await api.call('GET', `/wins/${id}`)).status).toBe(404);
    await api.deps.db.delete(contentChanges);
    await review(api, moderator.token, `win/${id}`, { action: 'approve' });
    const { data } = await (await api.call('GET', `/wins/${id}`)).json();
    expect(data).toMatchObject({ x: 250, content: '<b>İlk</b> dönüş', game_name: 'Zeytin Dalı' });
    expect(JSON.stringify(data)).not.toContain('nar_oyuncu');
    expect((await storedUser(api, `oyuncu${names}`))?.point).toBe(75);
    expect((await api.deps.db.select().from(contentChanges)).map(({ tag }) => tag)).toContain('wins');
    expect((await told(userId))[0]).toMatchObject({ kind: 'win_approved', params: { amount: 75 } });
    expect((await review(api, moderator.token, `win/${id}`, { action: 'approve' })).status).toBe(409);
  });

  test.each([
    [{ link: null }, { file: ['required'] }],
    [{ link: 'javascript:alert(1)' }, { link: ['invalid'] }],
    [{ link: '//evil.example' }, { link: ['invalid'] }],
    [{ bet: 0 }, { bet: ['too_low'] }],
    [{ bet: 0.5 }, { bet: ['invalid'] }],
    [{ win: -1 }, { win: ['too_low'] }],
    [{ sponsor: '../nar' }, { sponsor: ['invalid'] }],
    [{ game_name: '' }, { game_name: ['required'] }],
  ])('with %j is 422 on the field', async (change, errors) => {
    const { token } = await someone();
    expect(await reject(await keyed(api, '/claims/win', token, { ...winBody, ...change }))).toEqual([
      422,
      errors,
    ]);
  });
});

const switchBody = {
  sponsor: 'nar',
  site_username: 'Gecis_Ad',
  name: 'Ada',
  surname: 'Örnek',
  email: 'ada@ornek.com',
  phone: '+90 500 000 00 00',
  terms: true,
};

describe('a switch under the code', () => {
  test('that is approved verifies the account and says from when it counts; an account is one member’s', async () => {
    const [one, two] = [await someone(), await someone()];
    const first = await submit(api, '/claims/affiliate', one.token, switchBody);
    const second = await submit(api, '/claims/affiliate', two.token, {
      ...switchBody,
      site_username: 'gecis_ad',
    });
    expect((await review(api, moderator.token, `affiliate/${first}`, { action: 'approve' })).status).toBe(
      200,
    );
    const accounts = await api.deps.db
      .select()
      .from(sponsorAccounts)
      .where(and(eq(sponsorAccounts.userId, one.id), eq(sponsorAccounts.affiliateOk, true)));
    expect(accounts).toMatchObject([
      { siteUsername: 'Gecis_Ad', state: 'approved', verifiedBy: moderator.id },
    ]);
    expect((await own(one.token, 'affiliate'))[0]?.details.effective_from).toBe(
      new Date(api.clock.now()).toISOString(),
    );
    const taken = await review(api, moderator.token, `affiliate/${second}`, { action: 'approve' });
    expect([taken.status, (await taken.json()).error]).toEqual([409, 'account_taken']);
    const [left] = await api.deps.db.select().from(affiliateChanges).where(eq(affiliateChanges.id, second));
    expect(left?.state).toBe('pending');
  });

  test('is asked for once at a time, however parallel', async () => {
    const { token } = await someone();
    const all = await Promise.all(
      Array.from({ length: 12 }, () => keyed(api, '/claims/affiliate', token, switchBody)),
    );
    const refused = all.filter(({ status }) => status === 422);
    expect([all.filter(({ status }) => status === 201).length, refused.length]).toEqual([1, 11]);
    for (const answer of refused) expect((await answer.json()).errors).toEqual({ sponsor: ['unique'] });
  });

  test.each([
    [{ terms: false }, { terms: ['required'] }],
    [{ terms: undefined }, { terms: ['required'] }],
    [{ email: 'ada@' }, { email: ['email'] }],
    [{ phone: 'beş yüz' }, { phone: ['invalid'] }],
  ])('with %j is 422 on the field', async (change, errors) => {
    const { token } = await someone();
    const answer = await keyed(api, '/claims/affiliate', token, { ...switchBody, ...change });
    expect(await reject(answer)).toEqual([422, errors]);
  });
});

describe('a case', () => {
  test('goes back and forth, is solved, opened again and confirmed by its owner, in an order that stays', async () => {
    const { token } = await someone();
    const body = {
      type: 'complaint',
      department: 'payment',
      subject: 'Ödeme',
      message: 'Gelmedi.\nÜç gün oldu.',
    };
    const id = await submit(api, '/claims/complaint', token, body);
    const steps = `/claims/complaint/${id}/steps`;
    const say = (action: string, message?: string) => keyed(api, steps, token, { action, message });
    const decide = (action: string, reason?: string) =>
      review(api, moderator.token, `complaint/${id}`, { action, reason });
    const statuses = [
      await say('confirm'),
      await say('message', 'Ek bilgi'),
      await decide('reply', 'Bakıyoruz.'),
      await decide('approve'),
      await decide('approve', 'Ödeme yapıldı.'),
      await decide('reply', 'Bir şey daha'),
      await say('reopen'),
      await say('reopen', 'Eksik geldi.'),
      await decide('approve', 'Fark yatırıldı.'),
      await say('confirm'),
      await say('confirm'),
      await say('message', 'Teşekkürler'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([409, 201, 200, 422, 200, 409, 422, 201, 200, 201, 409, 409]);
    const answer = await api.call('GET', `/claims/complaint/${id}`, { token });
    const { data } = claimAnswerSchema.parse(await answer.json());
    expect([data.state, data.may]).toEqual(['confirmed', []]);
    expect(data.steps.map(({ action, text }) => `${action}: ${text ?? ''}`)).toEqual([
      'submit: Gelmedi.\nÜç gün oldu.',
      'message: Ek bilgi',
      'reply: Bakıyoruz.',
      'approve: Ödeme yapıldı.',
      'reopen: Eksik geldi.',
      'approve: Fark yatırıldı.',
      'confirm: ',
    ]);
  });

  test('number is taken from one sequence, above a thousand', async () => {
    const { token } = await someone();
    const body = { type: 'suggestion', department: 'other', subject: 'Fikir', message: 'Gece modu' };
    const first = await submit(api, '/claims/complaint', token, body);
    const second = await submit(api, '/claims/complaint', token, body);
    expect(first).toBeGreaterThan(1000);
    expect(second).toBe(first + 1);
  });

  test.each([
    ['without a picture', false],
    ['with a picture', true],
  ])(
    '%s that is sent fifty times at once under one key is one case with one step, and every answer has its number',
    async (_, hasPicture) => {
      const { token } = await someone();
      const file = hasPicture ? [await newPicture(api, token)] : [];
      const body = { type: 'suggestion', department: 'other', subject: 'Fikir', message: 'Gece modu', file };
      const key = randomUUID();
      const all = await Promise.all(
        Array.from({ length: 50 }, async () => {
          const answer = await keyed(api, '/claims/complaint', token, body, key);
          return [answer.status, (await answer.json()).data.id];
        }),
      );
      const [[, id] = []] = all;
      expect(all).toEqual(all.map(() => [201, id]));
      expect(await own(token, 'complaint')).toMatchObject([{ id }]);
      const { data } = await (await api.call('GET', `/claims/complaint/${id}`, { token })).json();
      expect(data.steps).toHaveLength(1);
    },
  );

  const payloads = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' or 1=1 --",
    '{{7*7}}<%= 7*7 %>',
    'javascript:alert(1)',
    '</textarea><svg/onload=alert(1)>',
    '&lt;b&gt; &#x3C;',
    '../../etc/passwd',
    'İıŞşĞğ 👩‍👩‍👧 \u{1F1F9}\u{1F1F7}',
  ];
  test.each(payloads)('keeps %j as it was written', async (payload) => {
    const { token } = await someone();
    const words = { subject: payload, message: payload };
    const id = await submit(api, '/claims/complaint', token, {
      type: 'complaint',
      department: 'other',
      ...words,
    });
    const { data } = await (await api.call('GET', `/claims/complaint/${id}`, { token })).json();
    expect([data.details.subject, data.steps[0].text]).toEqual([payload, payload]);
  });

  test.each(['a\0b', '\ud800', 'a\u202eb', 'a\u0007b'])(
    'with unreadable characters (%j) is 422',
    async (message) => {
      const { token } = await someone();
      const body = { type: 'complaint', department: 'other', subject: 'x', message };
      expect(await reject(await keyed(api, '/claims/complaint', token, body))).toEqual([
        422,
        { message: ['invalid'] },
      ]);
    },
  );
});

test('what was said can be changed or removed by nobody', async () => {
  for (const statement of ["update review_steps set text = 'x'", 'delete from review_steps']) {
    await expect(api.deps.db.execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/never changed/) },
    });
  }
});

test('a reviewer’s decision is kept with the deposit itself', async () => {
  const { token } = await someone();
  const id = await submitDeposit(api, token, 'nar', { amount: 20_000 });
  await review(api, moderator.token, `deposit/${id}`, { action: 'approve' });
  const [row] = await api.deps.db.select().from(ticketDeposits).where(eq(ticketDeposits.id, id));
  expect(row).toMatchObject({ state: 'approved', ticketCount: 2, decidedBy: moderator.id });
});
