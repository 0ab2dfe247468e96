import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshAddress, goodPassword, logInAs, makeUser } from '@/api/testing/accounts.fixture';
import { addTicketDraw, submit } from '@/api/testing/claims.fixture';
import messages from '@/messages/tr.json';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const file = callMethods('reviewsCsv');

let upstream: RealUpstream;
beforeAll(async () => {
  upstream = await startRealUpstream();
  const { api } = upstream;
  await addTicketDraw(api, 'nartane');
  await makeUser(api, 'oyuncu', { telegramVerifiedAt: new Date() });
  await makeUser(api, 'yonetici', { permission: 'moderator' });
  const token = await logInAs(api, 'oyuncu');
  for (const name of ['=1+1', 'düz_ad']) {
    await submit(api, '/claims/win', token, {
      ...{ sponsor: 'nartane', site_username: name, game_name: '@SUM(A1)', bet: 100, win: 150_050 },
      ...{ currency: 'TRY', link: 'https://tekrar.example/1', content: '-cmd|x' },
    });
  }
});
afterAll(() => upstream.close());

async function ask(email: string, kind: string): Promise<Response> {
  const browser = new TestBrowser();
  const headers = { 'x-sikke-address': freshAddress() };
  await browser.visit(login.POST, 'POST', { body: { email, password: goodPassword }, headers });
  return browser.visit(file.GET, 'GET', { headers, params: { kind } });
}

test('the team takes a queue along as a file in which no text is a formula', async () => {
  const answer = await ask('yonetici', 'win');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="sikke-win.csv"',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const [head, ...lines] = (await answer.text()).replace('\ufeff', '').trim().split('\n');
  expect(head?.split(';')).toEqual(Object.values(messages.claims.columns));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toContain(';oyuncu;');
    expect(line).toContain(';1500,50;TRY;');
    expect(line).toContain(";'@SUM(A1);");
    for (const cell of line.split(';')) expect(cell).not.toMatch(/^"?[=@+-]/);
  }
});

test('nobody else gets it, and there is none of a kind that does not exist', async () => {
  expect(await readRefusal(await ask('oyuncu', 'win'))).toBe('403 forbidden');
  expect(await readRefusal(await ask('yonetici', '..%2fuser'))).toBe('404 not_found');
  expect(await readRefusal(await new TestBrowser().visit(file.GET, 'GET', { params: { kind: 'win' } }))).toBe(
    '401 unauthenticated',
  );
});
