import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sponsorClickAnswerSchema } from '@/contract/sponsors';
import { auditLog } from '../db/schema/audit-log';
import { postbackRefusals } from '../db/schema/postback-refusals';
import { sponsorConversions } from '../db/schema/sponsor-conversions';
import { sponsorVisits } from '../db/schema/sponsor-visits';
import { ticketDeposits } from '../db/schema/ticket-deposits';
import { tickets } from '../db/schema/tickets';
import { users } from '../db/schema/users';
import { sweep } from '../jobs/sweep';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, newMember, review, submitDeposit } from '../testing/claims.fixture';
import { addSponsor } from '../testing/content.fixture';
import { runJobs } from '../testing/jobs.fixture';
import {
  depositValues,
  postbackSecret,
  sendPostback,
  signedQuery,
  trackSponsor,
} from '../testing/postback.fixture';

let api: TestApp;
let player: Awaited<ReturnType<typeof newMember>>;
let moderator: string;
beforeAll(async () => {
  api = await createTestApp();
  player = await newMember(api, 'oyuncu');
  moderator = (await newMember(api, 'moderator', { permission: 'moderator' })).token;
});
afterAll(() => api.close());

let draws = 0;

/** A sponsor with a draw of its own whose system tells of its players. */
async function trackedDraw(changes: Parameters<typeof trackSponsor>[2] = {}) {
  draws += 1;
  const slug = `takip-${draws}`;
  const ids = await addTicketDraw(api, slug);
  await trackSponsor(api, ids.sponsorId, changes);
  return { slug, ...ids };
}

const readClaim = async (id: number) =>
  (await api.deps.db.select().from(ticketDeposits).where(eq(ticketDeposits.id, id)))[0];
const readReports = (sponsorId: number) =>
  api.deps.db
    .select()
    .from(sponsorConversions)
    .where(eq(sponsorConversions.sponsorId, sponsorId))
    .orderBy(sponsorConversions.id);
const countTickets = async (raffleId: number) =>
  (await api.deps.db.select().from(tickets).where(eq(tickets.raffleId, raffleId))).length;
const resultOf = async (answer: Response) => [answer.status, (await answer.json()).data?.result];

describe('the proof of a postback', () => {
  test('is a signature over the query in any order, in hex or base64, in a parameter or a header', async () => {
    const { slug, sponsorId } = await trackedDraw({ proofHeader: 'x-signature' });
    const values = depositValues();
    const signed = signedQuery(values);
    const turned = signed.split('&').reverse().join('&');
    expect(await resultOf(await api.call('GET', `/postback/${slug}?${turned}`))).toEqual([200, 'recorded']);
    const other = depositValues({ account: 'çağla & ılgın' });
    const query = new URLSearchParams(signedQuery(other));
    const header = Buffer.from(query.get('signature') ?? '', 'hex').toString('base64');
    query.delete('signature');
    const headers = { 'x-signature': `sha256=${header}` };
    const answer = await api.call('GET', `/postback/${slug}?${query}`, { headers });
    expect(await resultOf(answer)).toEqual([200, 'recorded']);
    expect((await readReports(sponsorId)).map(({ siteUsername }) => siteUsername)).toEqual([
      'nar_oyuncu',
      'çağla & ılgın',
    ]);
  });

  test('forged, changed or missing is 403, counted by its reason in one row, and nothing of it is kept', async () => {
    const { slug, sponsorId } = await trackedDraw();
    const signed = signedQuery(depositValues());
    const wrong = [
      signed.replace('100.00', '900.00'),
      signedQuery(depositValues(), 'baska-anahtar'),
      `${signed}&status=approved`,
      signed.replace(/signature=[^&]*/, 'signature=00'),
    ];
    for (const query of wrong) expect((await api.call('GET', `/postback/${slug}?${query}`)).status).toBe(403);
    expect((await api.call('GET', `/postback/${slug}?${new URLSearchParams(depositValues())}`)).status).toBe(
      403,
    );
    expect(await readReports(sponsorId)).toEqual([]);
    const refused = await api.deps.db
      .select()
      .from(postbackRefusals)
      .where(eq(postbackRefusals.sponsorId, sponsorId));
    expect(refused.map(({ reason, count }) => [reason, count]).sort()).toEqual([
      ['forged', 4],
      ['unsigned', 1],
    ]);
  });

  test('over the body covers the body alone: what stands in the query says nothing, and an empty body proves nothing', async () => {
    const { slug, sponsorId } = await trackedDraw({ proof: 'hmac_body' });
    const send = (body: string, query = '', type = 'application/json') => {
      const signature = createHmac('sha256', postbackSecret).update(body).digest('hex');
      const headers = { 'content-type': type };
      return api.call('POST', `/postback/${slug}?signature=${signature}${query}`, { body, headers });
    };
    const json = await send(JSON.stringify(depositValues()), '&amount=999&account=baska');
    expect(await resultOf(json)).toEqual([200, 'recorded']);
    const form = await send(
      new URLSearchParams(depositValues()).toString(),
      '',
      'application/x-www-form-urlencoded',
    );
    expect(await resultOf(form)).toEqual([200, 'recorded']);
    const inQuery = await send('', `&${new URLSearchParams(depositValues())}`);
    expect(inQuery.status).toBe(403);
    expect((await readReports(sponsorId)).map(({ amount, siteUsername }) => [amount, siteUsername])).toEqual([
      [10_000, 'nar_oyuncu'],
      [10_000, 'nar_oyuncu'],
    ]);
  });

  test('as a shared secret holds from listed addresses alone, and is kept nowhere', async () => {
    const { slug, sponsorId } = await trackedDraw({
      proof: 'secret',
      proofParameter: 'token',
      addresses: ['192.0.2.0/24', '2001:db8::/32'],
    });
    const query = new URLSearchParams({ ...depositValues(), token: postbackSecret });
    const from = (address: string, asked = query) =>
      api.call('GET', `/postback/${slug}?${asked}`, { address });
    expect((await from('198.51.100.1')).status).toBe(403);
    expect((await from('192.0.2.77', new URLSearchParams({ ...depositValues(), token: 'x' }))).status).toBe(
      403,
    );
    expect(await resultOf(await from('192.0.2.77'))).toEqual([200, 'recorded']);
    expect(await resultOf(await from('2001:db8:0:1::9'))).toEqual([200, 'duplicate']);
    const [kept] = await readReports(sponsorId);
    expect(kept?.raw).toContain('nar_oyuncu');
    expect(kept?.raw).not.toContain(postbackSecret);
  });

  test('stale, from the future or without a time where one is asked for is 403', async () => {
    const { slug } = await trackedDraw({ parameters: { time: 'ts' }, maxAgeH: 2 });
    const now = Math.floor(api.clock.now() / 1000);
    const send = (ts: string) => sendPostback(api, slug, depositValues(ts ? { ts } : {}));
    for (const ts of ['', String(now - 3 * 3600), String(now + 3600), 'dün'])
      expect([ts, (await send(ts)).status]).toEqual([ts, 403]);
    expect((await send(String(now - 3600))).status).toBe(200);
    expect((await send(new Date(api.clock.now() - 60_000).toISOString())).status).toBe(200);
  });

  test('of a sponsor whose tracking is off, that has none, or that is not there is 404', async () => {
    const { slug } = await trackedDraw({ isActive: false });
    await addSponsor(api.deps.db, { slug: 'takipsiz' });
    for (const sponsor of [slug, 'takipsiz', 'kimse'])
      expect((await sendPostback(api, sponsor, depositValues())).status).toBe(404);
  });
});

describe('what a postback says', () => {
  test('is read by the sponsor’s own names, amounts, times and words', async () => {
    const { slug, sponsorId } = await trackedDraw({
      parameters: { event: 'goal', transaction_id: 'tid', amount: 'sum', account: 'player', time: 'ts' },
      firstDepositEvents: ['ftd'],
      amountUnit: 'minor',
      currency: 'EUR',
      zone: 'Europe/Istanbul',
      maxAgeH: 720,
    });
    const ts = new Date(api.clock.now() - 3_600_000 + 3 * 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ');
    const values = { goal: 'FTD', tid: 'A-1', sum: '2500', player: 'Işıl', ts };
    expect(await resultOf(await sendPostback(api, slug, values))).toEqual([200, 'recorded']);
    const [kept] = await readReports(sponsorId);
    expect(kept).toMatchObject({
      event: 'deposit',
      isFirst: true,
      amount: 2500,
      currency: 'EUR',
      siteUsername: 'Işıl',
    });
    expect(Math.abs((kept?.occurredAt.getTime() ?? 0) - (api.clock.now() - 3_600_000))).toBeLessThan(1000);
  });

  test('that nobody asked for is answered like the rest and kept nowhere; what lacks something is 422', async () => {
    const { slug, sponsorId } = await trackedDraw();
    expect(await resultOf(await sendPostback(api, slug, depositValues({ event: 'login' })))).toEqual([
      200,
      'ignored',
    ]);
    for (const change of [
      { amount: '-5' },
      { amount: '1e9' },
      { amount: '' },
      { transaction_id: '' },
      { currency: 'XXX' },
      { account: 'a\u0000b' },
    ])
      expect([change, (await sendPostback(api, slug, depositValues(change))).status]).toEqual([change, 422]);
    expect(await readReports(sponsorId)).toEqual([]);
  });

  test('twice is 200 and once kept; a later one may approve what was open, and take back what was approved', async () => {
    const { slug, sponsorId } = await trackedDraw();
    const values = depositValues({ status: 'hold' });
    const say = async (change: Record<string, string>) =>
      (await resultOf(await sendPostback(api, slug, { ...values, ...change })))[1];
    expect(await say({})).toBe('recorded');
    expect(await say({})).toBe('duplicate');
    expect(await say({ event: 'first_deposit' })).toBe('updated');
    expect(await say({ status: 'approved', amount: '120.50' })).toBe('updated');
    expect(await say({ status: 'approved', amount: '999.00' })).toBe('duplicate');
    expect(await say({ status: 'rejected' })).toBe('updated');
    expect(await say({ status: 'approved' })).toBe('duplicate');
    expect(await readReports(sponsorId)).toMatchObject([
      { state: 'rejected', isFirst: true, amount: 12_050 },
    ]);
  });

  test('is kept as it came until its time is over, and clicks for 90 days', async () => {
    const own = await createTestApp();
    const sponsorId = await addSponsor(own.deps.db, {
      slug: 'saklanan',
      link: 'https://saklanan.example/?c={click_id}',
    });
    await trackSponsor(own, sponsorId, { keepRawDays: 10 });
    const { token } = await newMember(own, 'tiklayan');
    await own.call('POST', '/sponsors/saklanan/clicks?source=telegram', { token });
    const visits = () => own.deps.db.$count(sponsorVisits);
    expect(await visits()).toBe(1);
    await sendPostback(own, 'saklanan', depositValues());
    const raw = async () => (await own.deps.db.select().from(sponsorConversions))[0]?.raw;
    expect(await raw()).toContain('"amount":"100.00"');
    own.clock.advance(11 * 24 * 3_600_000);
    await sweep(own.deps);
    expect([await raw(), await visits()]).toEqual([null, 1]);
    own.clock.advance(80 * 24 * 3_600_000);
    await sweep(own.deps);
    expect(await visits()).toBe(0);
    await own.close();
  });
});

describe('a confirmed deposit', () => {
  test('approves its claim by itself, with the tickets, a step of the sponsor’s system and a line of the audit log', async () => {
    const { slug, sponsorId, raffleId } = await trackedDraw();
    const id = await submitDeposit(api, player.token, slug, { amount: 30_000 });
    await sendPostback(api, slug, depositValues({ amount: '300.00', account: 'NAR_oyuncu' }));
    await runJobs(api);
    expect(await readClaim(id)).toMatchObject({ state: 'approved', ticketCount: 3 });
    expect(await countTickets(raffleId)).toBe(3);
    const lines = await api.deps.db
      .select({ permission: users.permission, sponsorId: users.sponsorId, action: auditLog.action })
      .from(auditLog)
      .innerJoin(users, eq(users.id, auditLog.actorId))
      .where(eq(auditLog.subject, `deposit:${id}`));
    expect(lines).toEqual([{ permission: 'sponsor_system', sponsorId, action: 'claim_decided' }]);
    expect(await readReports(sponsorId)).toMatchObject([{ depositId: id, mismatches: [] }]);
  });

  test('that came before its claim approves it when it comes', async () => {
    const { slug, raffleId } = await trackedDraw();
    await sendPostback(api, slug, depositValues());
    await runJobs(api);
    const id = await submitDeposit(api, player.token, slug);
    await runJobs(api);
    expect(await readClaim(id)).toMatchObject({ state: 'approved' });
    expect(await countTickets(raffleId)).toBe(1);
  });

  test('is known by the click of a member where no name is told, and another member’s click is a matter for a person', async () => {
    const { slug, sponsorId } = await trackedDraw();
    await api.deps.db.execute(
      `update sponsors set link = 'https://tik.example/?c={click_id}&s={sub_id}' where slug = '${slug}'`,
    );
    const click = async (token: string) => {
      const answer = await api.call('POST', `/sponsors/${slug}/clicks?source=telegram`, { token });
      const url = new URL(sponsorClickAnswerSchema.parse(await answer.json()).data.url);
      expect(url.searchParams.get('s')).toBe('telegram');
      return url.searchParams.get('c') ?? '';
    };
    const own = await click(player.token);
    expect(own).not.toContain(player.id);
    const id = await submitDeposit(api, player.token, slug);
    await sendPostback(api, slug, depositValues({ account: '', click_id: own }));
    await runJobs(api);
    expect(await readClaim(id)).toMatchObject({ state: 'approved' });
    const other = await newMember(api, 'baska_oyuncu');
    const second = await submitDeposit(api, player.token, slug, { amount: 20_000 });
    await sendPostback(api, slug, depositValues({ amount: '200', click_id: await click(other.token) }));
    await runJobs(api);
    expect(await readClaim(second)).toMatchObject({ state: 'pending' });
    expect(await readReports(sponsorId)).toMatchObject([
      { source: 'telegram' },
      { nearId: second, mismatches: ['account'], source: 'telegram' },
    ]);
  });

  test('with another amount, currency or time approves nothing and says why, and once a person approves can approve no second claim', async () => {
    const { slug, sponsorId, raffleId } = await trackedDraw();
    const id = await submitDeposit(api, player.token, slug);
    const say = async (change: Record<string, string>) => {
      await sendPostback(api, slug, depositValues(change));
      await runJobs(api);
      return (await readReports(sponsorId)).at(-1)?.mismatches;
    };
    expect(await say({ amount: '250.00' })).toEqual(['amount']);
    expect(await say({ currency: 'EUR' })).toEqual(['currency']);
    expect(await readClaim(id)).toMatchObject({ state: 'pending' });
    const card = await api.call('GET', `/desk/inbox/deposit/${id}`, { token: moderator });
    expect((await card.json()).data.flags).toEqual([
      { flag: 'told_amount', ids: [] },
      { flag: 'told_currency', ids: [] },
    ]);
    await review(api, moderator, `deposit/${id}`, { action: 'approve' });
    const second = await submitDeposit(api, player.token, slug, { amount: 25_000 });
    await runJobs(api);
    expect(await readClaim(second)).toMatchObject({ state: 'pending' });
    expect(await countTickets(raffleId)).toBe(1);
  });

  test('of a claim that a person approved before brings nothing a second time', async () => {
    const { slug, raffleId } = await trackedDraw();
    const id = await submitDeposit(api, player.token, slug);
    await review(api, moderator, `deposit/${id}`, { action: 'approve' });
    await sendPostback(api, slug, depositValues());
    await runJobs(api);
    const again = await submitDeposit(api, player.token, slug);
    await runJobs(api);
    expect(await readClaim(again)).toMatchObject({ state: 'pending' });
    expect(await countTickets(raffleId)).toBe(1);
  });

  test('approves nothing where the operator wants every claim seen, and where the draw takes no more tickets a person is told', async () => {
    const seen = await trackedDraw({ approves: false });
    const id = await submitDeposit(api, player.token, seen.slug);
    await sendPostback(api, seen.slug, depositValues());
    await runJobs(api);
    expect(await readClaim(id)).toMatchObject({ state: 'pending' });
    const full = await trackedDraw();
    await api.database.pool.query('update raffle_sponsors set max_per_user = 1 where raffle_id = $1', [
      full.raffleId,
    ]);
    const first = await submitDeposit(api, player.token, full.slug);
    const second = await submitDeposit(api, player.token, full.slug, { amount: 20_000 });
    await sendPostback(api, full.slug, depositValues());
    await sendPostback(api, full.slug, depositValues({ amount: '200' }));
    await runJobs(api);
    expect([await readClaim(first), await readClaim(second)]).toMatchObject([
      { state: 'approved' },
      { state: 'pending' },
    ]);
    expect((await readReports(full.sponsorId)).at(-1)?.mismatches).toEqual(['tickets']);
  });
});

describe('races', () => {
  test('the same transaction 50 times in parallel is kept once and credits once', async () => {
    const { slug, sponsorId, raffleId } = await trackedDraw();
    const id = await submitDeposit(api, player.token, slug);
    const values = depositValues();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendPostback(api, slug, values)));
    const results = await Promise.all(answers.map(resultOf));
    expect(results.filter(([status]) => status === 200)).toHaveLength(50);
    expect(results.filter(([, result]) => result === 'recorded')).toHaveLength(1);
    await Promise.all([runJobs(api), runJobs(api), runJobs(api)]);
    expect(await readReports(sponsorId)).toMatchObject([{ depositId: id }]);
    expect(await countTickets(raffleId)).toBe(1);
  });

  test('claims and postbacks at once come together whoever is first: each deposit approves one claim, each claim once', async () => {
    const { slug, sponsorId, raffleId } = await trackedDraw();
    const amounts = Array.from({ length: 8 }, (_, at) => (at + 1) * 10_000);
    await Promise.all(
      amounts.flatMap((amount) => [
        submitDeposit(api, player.token, slug, { amount }),
        sendPostback(api, slug, depositValues({ amount: String(amount / 100) })),
        runJobs(api),
      ]),
    );
    await runJobs(api);
    const reports = await readReports(sponsorId);
    expect(new Set(reports.map(({ depositId }) => depositId)).size).toBe(8);
    expect(reports.every(({ depositId }) => depositId !== null)).toBe(true);
    expect(await countTickets(raffleId)).toBe(36);
  });

  test('two claims of one deposit are approved once', async () => {
    const { slug, raffleId } = await trackedDraw();
    const ids = [await submitDeposit(api, player.token, slug), await submitDeposit(api, player.token, slug)];
    await sendPostback(api, slug, depositValues());
    await Promise.all([runJobs(api), runJobs(api)]);
    const states = (await Promise.all(ids.map(readClaim))).map((claim) => claim?.state);
    expect(states.sort()).toEqual(['approved', 'pending']);
    expect(await countTickets(raffleId)).toBe(1);
  });
});

describe('any bytes', () => {
  test('are answered below 500 and credit nothing without a good proof', async () => {
    const { slug, sponsorId, raffleId } = await trackedDraw();
    await submitDeposit(api, player.token, slug);
    const types = [
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data; boundary=x',
      '',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST'),
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom(...types),
        async (method, query, body, type) => {
          const path = `/postback/${slug}?${new URLSearchParams(depositValues())}&${encodeURI(query.replace(/\p{Cs}/gu, ''))}`;
          const sent = method === 'POST' ? { body, headers: { 'content-type': type } } : {};
          const { status } = await api.call(method, path, {
            ...sent,
            address: `10.${body[0] ?? 0}.${body[1] ?? 0}.1`,
          });
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
    await runJobs(api);
    expect(await readReports(sponsorId)).toEqual([]);
    expect(await countTickets(raffleId)).toBe(0);
  });

  test('with a good proof are answered below 500 as well', async () => {
    const { slug } = await trackedDraw({ maxAgeH: 720 });
    const text = fc.string({ unit: 'binary', maxLength: 60 }).map((one) => one.replace(/\p{Cs}/gu, ''));
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom(
            'event',
            'amount',
            'currency',
            'account',
            'click_id',
            'sub_id',
            'transaction_id',
            'status',
            'x',
          ),
          text,
        ),
        async (values) => {
          const { status } = await sendPostback(api, slug, { ...depositValues(), ...values });
          expect([200, 422]).toContain(status);
        },
      ),
      { numRuns: 200 },
    );
  });
});
