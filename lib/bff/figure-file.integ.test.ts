import { afterAll, beforeAll, expect, test } from 'vitest';
import { sponsorClicks } from '@/api/db/schema/sponsor-clicks';
import { firstDay } from '@/api/services/leaders/to-period';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { addSponsor } from '@/api/testing/content.fixture';
import { credit } from '@/api/testing/corrections.fixture';
import { addWin } from '@/api/testing/wins.fixture';
import { coinFiguresSchema, figureSubjects } from '@/contract/desk-figures';
import { messages } from '@/lib/i18n/default-messages';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser } from './browser.fixture';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

let upstream: RealUpstream;
let today: string;
beforeAll(async () => {
  upstream = await startRealUpstream();
  const { api } = upstream;
  const { db } = api.database;
  today = firstDay(new Date(api.clock.now()));
  const userId = await makeUser(api, 'oyuncu', { telegramVerifiedAt: new Date() });
  for (const permission of ['editor', 'moderator', 'admin'])
    await makeUser(api, `ekip-${permission}`, { permission });
  await credit(api.deps, userId, 250, 'bilinen');
  await addWin(db, { userId, review: 'pending', approvedAt: null, createdAt: new Date(api.clock.now()) });
  const sponsorId = await addSponsor(db, { slug: 'hileli', name: '=1+1' });
  await db.insert(sponsorClicks).values({ sponsorId, day: today, count: 7 });
});
afterAll(() => upstream.close());

async function ask(who: string, figure: string, { isJson = false, query = '' } = {}): Promise<Response> {
  const browser = new TestBrowser();
  const headers = { 'x-sikke-address': freshAddress() };
  const body = { email: who, password: goodPassword };
  await browser.visit(callMethods('login').POST, 'POST', { body, headers });
  const { GET } = callMethods(isJson ? 'deskFigureJson' : 'deskFigureCsv');
  return browser.visit(GET, 'GET', { headers, query, params: { figure } });
}

async function readLines(answer: Response): Promise<string[]> {
  return (await answer.text()).replace('\ufeff', '').trim().split('\n');
}

test('a figure comes as a file with a line a day, the numbers of the page in it', async () => {
  const answer = await ask('ekip-admin', 'coins', { query: '?days=7' });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="coins-7.csv"');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const lines = await readLines(answer);
  const { day, coins_made, spent, outstanding } = messages.desk.figures.columns;
  expect(lines[0]).toBe([day, coins_made, spent, outstanding].join(';'));
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toBe(`${today};250;0;250`);
});

test('no name in it is a formula', async () => {
  const lines = await readLines(await ask('ekip-editor', 'clicks', { query: '?days=30' }));
  expect(lines).toHaveLength(31);
  expect(lines.at(-1)).toBe(`${today};'=1+1;hileli;7`);
});

test('claims have a line a kind, with every state', async () => {
  const [head, ...lines] = await readLines(await ask('ekip-editor', 'claims'));
  const width = head?.split(';').length;
  expect(lines.map((line) => line.split(';').length)).toEqual([width]);
  expect(lines[0]).toMatch(new RegExp(`^${messages.desk.inbox.kinds.win};1;0;;;1;0`));
});

test('the same comes whole as JSON', async () => {
  const answer = await ask('ekip-admin', 'coins', { isJson: true, query: '?days=90' });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="coins-90.json"');
  const figures = coinFiguresSchema.parse(await answer.json());
  expect(figures).toMatchObject({ made: 250, outstanding: 250 });
  expect(figures.days).toHaveLength(90);
});

test('each role gets the files of its figures, a member none', async () => {
  const mayHave = async (who: string) => {
    const answers = await Promise.all(figureSubjects.map((figure) => ask(who, figure)));
    return figureSubjects.filter((_, at) => answers[at]?.status === 200);
  };
  expect(await mayHave('ekip-admin')).toEqual([...figureSubjects]);
  expect(await mayHave('ekip-moderator')).toEqual(['members', 'claims', 'orders']);
  expect(await mayHave('ekip-editor')).toEqual(['clicks', 'claims']);
  expect(await mayHave('oyuncu')).toEqual([]);
});

test.each([
  ['boyle-yok', ''],
  ['coins', '?days=8'],
  ['coins', '?days=x'],
])('%s?%s is no file', async (figure, query) => {
  expect(await readRefusal(await ask('ekip-admin', figure, { query }))).toBe('404 not_found');
});
