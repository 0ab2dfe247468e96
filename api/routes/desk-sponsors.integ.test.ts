import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sponsorReportAnswerSchema,
  sponsorReportsAnswerSchema,
  trackingStateAnswerSchema,
} from '@/contract/sponsor-reports';
import { costPerPlayer } from '@/lib/format/cost-per-player';
import { sponsorTracking } from '../db/schema/sponsor-tracking';
import { importFile } from '../services/import/import-file';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addTicketDraw, newMember, submitDeposit } from '../testing/claims.fixture';
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
let sponsorId: number;
const tokens = new Map<string, string>();
const as = (who: string) => ({ token: tokens.get(who) ?? '' });
beforeAll(async () => {
  api = await createTestApp();
  ({ sponsorId } = await addTicketDraw(api, 'rapor'));
  await api.database.pool.query(
    "update sponsors set link = 'https://rapor.example/?c={click_id}' where slug = 'rapor'",
  );
  await trackSponsor(api, sponsorId, { rateOf: 'first_deposit', rateAmount: 50_000 });
  const otherId = await addSponsor(api.deps.db, { slug: 'komsu' });
  const people = {
    oyuncu: {},
    yonetici: { permission: 'admin' },
    editor: { permission: 'editor' },
    moderator: { permission: 'moderator' },
    destek: { permission: 'rapor-destek', sponsorId },
    komsu: { permission: 'komsu-destek', sponsorId: otherId },
  };
  for (const [name, changes] of Object.entries(people))
    tokens.set(name, (await newMember(api, name, changes)).token);
});
afterAll(() => api.close());

async function readReport(who: string, query = '?sponsor=rapor&days=7') {
  const answer = await api.call('GET', `/desk/sponsor-report${query}`, as(who));
  return { status: answer.status, json: await answer.json() };
}

describe('a sponsor’s report', () => {
  test('counts clicks, registrations, deposits, tickets and their cost by day and source', async () => {
    const click = async (source: string) => {
      const answer = await api.call('POST', `/sponsors/rapor/clicks?source=${source}`, {
        address: '198.51.100.9',
      });
      return new URL((await answer.json()).data.url).searchParams.get('c') ?? '';
    };
    const [first = '', second = ''] = [await click('telegram'), await click('telegram'), await click('site')];
    await sendPostback(api, 'rapor', { event: 'registration', click_id: first });
    await sendPostback(api, 'rapor', { event: 'registration', click_id: second });
    await submitDeposit(api, as('oyuncu').token, 'rapor', { amount: 20_000 });
    await sendPostback(
      api,
      'rapor',
      depositValues({ event: 'first_deposit', amount: '200', click_id: first }),
    );
    await sendPostback(api, 'rapor', depositValues({ amount: '50', currency: 'EUR', account: 'baska' }));
    await sendPostback(api, 'rapor', depositValues({ amount: '70', account: 'bekleyen', status: 'hold' }));
    await runJobs(api);
    const { data } = sponsorReportAnswerSchema.parse((await readReport('editor')).json);
    const telegram = {
      clicks: 2,
      registrations: 2,
      first_deposits: 1,
      deposits: 1,
      amount: 20_000,
      tickets: 2,
      cost: 50_000,
    };
    expect(data.total).toEqual({ ...telegram, clicks: 3, deposits: 2 });
    expect(data.sources).toEqual([
      { ...telegram, source: 'telegram' },
      {
        clicks: 1,
        registrations: 0,
        first_deposits: 0,
        deposits: 1,
        amount: 0,
        tickets: 0,
        cost: 0,
        source: 'site',
      },
    ]);
    expect(costPerPlayer(data.total)).toBe(50_000);
    expect(data.days).toHaveLength(7);
    expect(data.days.at(-1)).toMatchObject({ clicks: 3, deposits: 2 });
    const lines = sponsorReportAnswerSchema.parse(
      (await readReport('editor', '?sponsor=rapor&days=7&lines=1')).json,
    );
    expect(lines.data.lines?.map(({ source, clicks }) => [source, clicks])).toEqual([
      ['site', 1],
      ['telegram', 2],
    ]);
  });

  test('is the team’s and its own support role’s; another sponsor’s is not there, and nobody else has one', async () => {
    const statuses = async (query?: string) =>
      Object.fromEntries(
        await Promise.all(
          [...tokens.keys()].map(async (who) => [who, (await readReport(who, query)).status] as const),
        ),
      );
    const denied = { oyuncu: 403, moderator: 403 };
    expect(await statuses()).toEqual({ ...denied, yonetici: 200, editor: 200, destek: 200, komsu: 404 });
    expect(await statuses('?days=7')).toEqual({
      ...denied,
      yonetici: 404,
      editor: 404,
      destek: 200,
      komsu: 200,
    });
    const own = sponsorReportAnswerSchema.parse((await readReport('destek', '')).json);
    expect(own.data.sponsor.slug).toBe('rapor');
  });

  test('of all sponsors is one line each', async () => {
    const answer = await api.call('GET', '/desk/sponsor-reports?days=7', as('editor'));
    const { data } = sponsorReportsAnswerSchema.parse(await answer.json());
    expect(data).toMatchObject([
      { sponsor: { slug: 'rapor' }, clicks: 3, registrations: 2, is_tracked: true, matters: 0 },
    ]);
    expect((await api.call('GET', '/desk/sponsor-reports', as('destek'))).status).toBe(403);
  });
});

describe('the secret of postbacks', () => {
  test('is made by an admin and answered once; the one before holds for two days', async () => {
    const renew = (who: string, body = {}) =>
      api.call('POST', '/desk/sponsor-tracking/rapor/secret', { ...as(who), body });
    expect((await renew('editor')).status).toBe(403);
    const { secret } = (await (await renew('yonetici')).json()).data;
    expect(secret.length).toBeGreaterThan(40);
    const status = async (by: string) =>
      (await api.call('GET', `/postback/rapor?${signedQuery(depositValues(), by)}`)).status;
    expect([await status(secret), await status(postbackSecret)]).toEqual([200, 200]);
    api.clock.advance(49 * 3_600_000);
    expect([await status(secret), await status(postbackSecret)]).toEqual([200, 403]);
    const again = await newMember(api, 'yonetici-iki', { permission: 'admin' });
    const answer = await api.call('GET', '/desk/sponsor-tracking/rapor', again);
    const text = await answer.text();
    expect(text).not.toContain(secret);
    expect(trackingStateAnswerSchema.parse(JSON.parse(text)).data).toMatchObject({
      is_active: true,
      path: '/postback/rapor',
      refusals: [{ reason: 'forged', count: 1 }],
    });
    const [stored] = await api.deps.db.select().from(sponsorTracking);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });
});

describe('a system’s file', () => {
  const file = (lines: string, now = api.clock.now()) => ({
    kind: 'sponsor-reports' as const,
    name: 'sponsor-reports-rapor.csv',
    bytes: new TextEncoder().encode(`event;transaction_id;account;amount;currency;time;Kampanya\n${lines}`),
    now: new Date(now),
    ids: { secret: () => '' },
  });

  test('is looked at first, approves like postbacks once it is applied, and changes nothing the second time', async () => {
    const own = await createTestApp();
    const draw = await addTicketDraw(own, 'rapor');
    await trackSponsor(own, draw.sponsorId);
    const player = await newMember(own, 'dosya_oyuncusu');
    const id = await submitDeposit(own, player.token, 'rapor');
    const at = new Date(own.clock.now() - 3_600_000).toISOString();
    const lines = `deposit;D-1;nar_oyuncu;100,00;TRY;${at};Kış\nlogin;L-1;;;;${at};Kış\nregistration;K-1;nar_oyuncu;;;${at};Kış\n`;
    const run = (apply: boolean) => importFile(own.deps.db, { ...file(lines, own.clock.now()), apply });
    expect(await run(false)).toMatchObject({
      added: ['rapor/D-1', 'rapor/K-1'],
      isWritten: false,
      problems: [],
    });
    expect(await run(true)).toMatchObject({ added: ['rapor/D-1', 'rapor/K-1'], isWritten: true });
    expect(await run(true)).toMatchObject({ added: [], same: 2 });
    await runJobs(own);
    const { rows } = await own.database.pool.query('select state from ticket_deposits where id = $1', [id]);
    expect(rows).toEqual([{ state: 'approved' }]);
    await own.close();
  });

  test('with a wrong line writes nothing and says which', async () => {
    const at = new Date(api.clock.now()).toISOString();
    const report = await importFile(api.deps.db, {
      ...file(`deposit;D-2;a;5;TRY;${at};\ndeposit;D-3;a;beş;TRY;${at};\ndeposit;D-4;a;5;TRY;dün;\n`),
      apply: true,
    });
    expect(report).toMatchObject({
      isWritten: false,
      problems: [
        { line: 3, field: 'amount' },
        { line: 4, field: 'time', code: 'not_moment' },
      ],
    });
    const other = await importFile(api.deps.db, {
      ...file(`deposit;D-5;a;5;TRY;${at};\n`),
      name: 'sponsor-reports-komsu.csv',
      apply: true,
    });
    expect(other).toMatchObject({
      isWritten: false,
      problems: [{ field: 'sponsor', code: 'unknown_reference' }],
    });
  });
});
