import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { addTicketDraw, newMember, submitDeposit } from '@/api/testing/claims.fixture';
import { addSponsor } from '@/api/testing/content.fixture';
import { runJobs } from '@/api/testing/jobs.fixture';
import { depositValues, sendPostback, trackSponsor } from '@/api/testing/postback.fixture';
import { sponsorClickAnswerSchema } from '@/contract/sponsors';
import { messages } from '@/lib/i18n/default-messages';
import { callMethods } from './answer-call';
import { TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  const { api } = upstream;
  const { sponsorId } = await addTicketDraw(api, 'nar');
  await api.database.pool.query(
    "update sponsors set link = 'https://nar.example/?c={click_id}' where slug = 'nar'",
  );
  await trackSponsor(api, sponsorId, { rateOf: 'click', rateAmount: 5_025 });
  const otherId = await addSponsor(api.deps.db, { slug: 'komsu' });
  await makeUser(api, 'editor', { permission: 'editor' });
  await makeUser(api, 'destek', { permission: 'nar-destek', sponsorId });
  await makeUser(api, 'komsu', { permission: 'komsu-destek', sponsorId: otherId });
  const player = await newMember(api, 'gizli.oyuncu');
  const click = async (source: string) => {
    const answer = await api.call('POST', `/sponsors/nar/clicks?source=${source}`, { token: player.token });
    const { url } = sponsorClickAnswerSchema.parse(await answer.json()).data;
    return new URL(url).searchParams.get('c') ?? '';
  };
  const [first] = [await click('telegram'), await click('telegram'), await click('site')];
  await submitDeposit(api, player.token, 'nar', { amount: 20_000 });
  const told = depositValues({ event: 'first_deposit', amount: '200', click_id: first ?? '' });
  await sendPostback(api, 'nar', told);
  await runJobs(api);
});
afterAll(() => upstream.close());

async function ask(email: string, query: string): Promise<Response> {
  const browser = new TestBrowser();
  const headers = { 'x-sikke-address': freshAddress() };
  const body = { email, password: goodPassword };
  await browser.visit(callMethods('login').POST, 'POST', { body, headers });
  return browser.visit(callMethods('deskSponsorReportCsv').GET, 'GET', { headers, query });
}
const linesOf = async (answer: Response) =>
  (await answer.text())
    .replace('\ufeff', '')
    .trim()
    .split('\n')
    .map((line) => line.split(';'));

test('the report comes as a file, a line a day and source, with what each cost and what it cost a player; nobody is in it', async () => {
  const answer = await ask('editor', '?sponsor=nar&days=7');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="nar-7.csv"');
  const [head, ...lines] = await linesOf(answer);
  const names = messages.sponsorReport;
  expect(head).toEqual([
    ...[names.day, names.source, names.clicks, names.registrations, names.first_deposits, names.deposits],
    ...[names.amount, names.tickets, names.cost, names.perPlayer, names.currency],
  ]);
  expect(lines.map(([, ...cells]) => cells)).toEqual([
    ['site', '1', '0', '0', '0', '0.00', '0', '50.25', '', 'TRY'],
    ['telegram', '2', '0', '1', '1', '200.00', '2', '100.50', '100.50', 'TRY'],
  ]);
  expect(lines.every(([day]) => /^\d{4}-\d\d-\d\d$/.test(day ?? ''))).toBe(true);
});

test('a support role has its own sponsor’s file, whichever it asks for, and not another’s', async () => {
  const own = await (await ask('destek', '?days=7')).text();
  expect(own).toContain('telegram');
  expect(own).not.toMatch(/gizli|nar_oyuncu/);
  expect((await ask('komsu', '?sponsor=nar&days=7')).status).toBe(404);
});
