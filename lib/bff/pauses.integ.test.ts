import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sponsorClicks } from '@/api/db/schema/sponsor-clicks';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { addSponsor } from '@/api/testing/content.fixture';
import { addSpecialOdd } from '@/api/testing/special-odds.fixture';
import * as way from '@/app/go/[slug]/route';
import * as oddWay from '@/app/go/ozeloran/[slug]/route';
import { ownPauseAnswerSchema } from '@/contract/pauses';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser, type Visit, type Visited } from './browser.fixture';
import { tellWayOut } from './lead-out';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

const login = callMethods('login');
const checkin = callMethods('checkin');
const pause = callMethods('pause');
const user = callMethods('user');

let upstream: RealUpstream;
let sponsorId: number;
let browser: TestBrowser;
let made = 0;
beforeAll(async () => {
  upstream = await startRealUpstream();
  const { db } = upstream.api.deps;
  sponsorId = await addSponsor(db, { slug: 'nar', link: 'https://nar.example/' });
  const link = 'https://nar.example/oran?c={click_id}&s={sub_id}';
  await addSpecialOdd(db, upstream.api.clock.now(), { slug: 'nar-orani', sponsorId, link });
});
afterAll(() => upstream.close());
beforeEach(async () => {
  made += 1;
  upstream.override(null);
  await makeUser(upstream.api, `duran${made}`, { telegramVerifiedAt: new Date() });
  browser = new TestBrowser();
  const body = { email: `duran${made}`, password: goodPassword };
  await browser.visit(login.POST, 'POST', { body, headers: { 'x-sikke-address': freshAddress() } });
});

const begin = (more: Visit = {}) => {
  const until = new Date(upstream.api.clock.now() + 24 * 60 * 60_000).toISOString();
  return browser.visit(pause.POST, 'POST', {
    body: { length: 'day', until, password: goodPassword },
    ...more,
  });
};
type Way = (request: Request, context: { readonly params: Promise<{ slug: string }> }) => Promise<Response>;
/** Handlers of addresses with one segment, as the test's browser calls them. */
const goes = (handler: Way): Visited => {
  return async (request, { params }) =>
    handler(request, { params: Promise.resolve({ slug: String((await params)?.slug) }) });
};
/** The ways out, and what a link checker is told of them. */
const ways = {
  sponsor: { GET: goes(way.GET), HEAD: goes(way.HEAD) },
  odd: { GET: goes(oddWay.GET), HEAD: goes(oddWay.HEAD) },
};
const go = async (
  slug: string,
  { method = 'GET', who = browser, to = 'sponsor' }: GoOptions = {},
): Promise<[number, string | null]> => {
  const asked: Visit = { params: { slug }, headers: { 'x-sikke-address': freshAddress() } };
  const answer = await who.visit(ways[to][method], 'GET', asked);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  return [answer.status, answer.headers.get('location')];
};
interface GoOptions {
  readonly method?: 'GET' | 'HEAD';
  readonly who?: TestBrowser;
  readonly to?: keyof typeof ways;
}
const clicks = async () => {
  const rows = await upstream.api.deps.db
    .select({ count: sponsorClicks.count })
    .from(sponsorClicks)
    .where(eq(sponsorClicks.sponsorId, sponsorId));
  return rows.reduce((sum, { count }) => sum + count, 0);
};
const closed = [302, '/user/info/mola'];

it('a pause is for members, begun on this site alone, with the right password', async () => {
  expect(await readRefusal(await new TestBrowser().visit(pause.POST, 'POST', { body: {} }))).toBe(
    '401 unauthenticated',
  );
  expect(await readRefusal(await begin({ headers: { 'sec-fetch-site': 'cross-site' } }))).toBe(
    '403 cross_site',
  );
  const body = { length: 'forever', until: null, password: 'Yanlis-Sifre1' };
  expect(await readRefusal(await begin({ body }))).toBe('422 validation_failed');
  for (const bad of [{ length: 'year' }, { length: 'day', until: 'yarın', password: 'x' }, {}])
    expect((await begin({ body: bad })).status).toBe(422);
  expect((await begin({ headers: { 'content-type': 'text/plain' } })).status).toBe(415);
});

it('a paused member’s write is refused with the end, in the error body', async () => {
  const answer = await begin();
  expect(answer.status).toBe(200);
  const { until } = ownPauseAnswerSchema.parse(await answer.json()).data.pause ?? {};
  const refused = await browser.visit(checkin.POST, 'POST', { headers: { 'idempotency-key': `k${made}` } });
  expect([refused.status, await refused.json()]).toEqual([403, { error: 'account_paused', until }]);
});

it('a paused member is led to the page about the pause and not counted; a guest goes on', async () => {
  const before = await clicks();
  expect(await go('nar')).toEqual([302, 'https://nar.example/']);
  expect(await clicks()).toBe(before + 1);
  await begin();
  expect(await go('nar')).toEqual(closed);
  expect(await clicks()).toBe(before + 1);
  expect(await go('nar', { who: new TestBrowser() })).toEqual([302, 'https://nar.example/']);
});

it('the way out of an odd is filled in and counted as the sponsor’s, and closed while paused', async () => {
  const before = await clicks();
  const [status, location] = await go('nar-orani', { to: 'odd' });
  expect(status).toBe(302);
  expect(location).toMatch(/^https:\/\/nar\.example\/oran\?c=[0-9a-f-]{36}&s=site$/);
  expect(await clicks()).toBe(before + 1);
  await begin();
  expect(await go('nar-orani', { to: 'odd' })).toEqual(closed);
  expect(await clicks()).toBe(before + 1);
});

it('a pause that was begun in another browser closes the ways out of this one at once', async () => {
  const other = browser.copy();
  await begin();
  expect(await go('nar', { who: other.copy(), method: 'HEAD' })).toEqual(closed);
  expect(await go('nar', { who: other })).toEqual(closed);
});

it('a link checker with the session of a member who is not paused hears the address, uncounted', async () => {
  const before = await clicks();
  const tell: Way = (request) => tellWayOut(request, async () => 'https://nar.example/');
  const answer = await browser.visit(goes(tell), 'GET', { params: { slug: 'nar' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://nar.example/']);
  expect(await clicks()).toBe(before);
});

it('while the upstream is down the session knows the pause, also for a link checker', async () => {
  await begin();
  await browser.visit(user.GET, 'GET');
  upstream.override(() => new Response(null, { status: 503 }));
  expect([await go('nar'), await go('nar', { method: 'HEAD' })]).toEqual([closed, closed]);
  upstream.override(null);
});
