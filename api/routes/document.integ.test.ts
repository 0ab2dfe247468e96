import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/client';
import { auditLog } from '../db/schema/audit-log';
import { textPages } from '../db/schema/text-pages';
import { advanceRaffles } from '../jobs/advance-raffles';
import { promiseOrderDraw } from '../services/order-draws/promise-order-draw';
import { openSession } from '../services/sessions/open-session';
import { addEmailChange, addReset, freshAddress, makeUser, storedUser } from '../testing/accounts.fixture';
import { addAnalysis, addAnalyst } from '../testing/analyses.fixture';
import { type CallOptions, createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { onePoint } from '../testing/claim-operations.fixture';
import { addKnownClaims } from '../testing/claims.fixture';
import { addBanner, addNews, addRaffle, addSponsor } from '../testing/content.fixture';
import { addKnownCorrections, credit } from '../testing/corrections.fixture';
import { addEarnRules, addRedeemCode } from '../testing/earning.fixture';
import { addCheckIn, addEvent, addTournament } from '../testing/events.fixture';
import { keepingMailer } from '../testing/jobs.fixture';
import { addKnownKick, quietKick } from '../testing/known-kick.fixture';
import type { KnownOperation } from '../testing/known-operation.fixture';
import { toAddress, toHeaders } from '../testing/known-operation.fixture';
import { addFrozenBoard } from '../testing/leaders.fixture';
import { addMarketItem } from '../testing/market.fixture';
import { operations } from '../testing/operations.fixture';
import { addKnownOrders } from '../testing/orders.fixture';
import { addOverlayLink } from '../testing/overlays.fixture';
import { trackSponsor } from '../testing/postback.fixture';
import { brokenPromise, type Promised, readPromised } from '../testing/promise.fixture';
import { quietPush } from '../testing/push-device.fixture';
import { addKnownResults } from '../testing/results.fixture';
import { addSpecialOdd } from '../testing/special-odds.fixture';
import { addBuySession, addGame, addHunt } from '../testing/streamed.fixture';
import { addKnownTeam } from '../testing/team.fixture';
import { addPhoneCode, quietBot, quietSms } from '../testing/verification.fixture';
import { addTier } from '../testing/vip.fixture';
import { addWagerEvent } from '../testing/wager-events.fixture';
import { addWin } from '../testing/wins.fixture';

const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000);

let site: TestApp;
let document: Promised;
/** The same application while its database is away, and where every query throws. */
let away: Pick<TestApp, 'call'>;
let wrong: Pick<TestApp, 'call'>;
let closeAway: () => Promise<void>;
beforeAll(async () => {
  site = await createTestApp({
    sms: quietSms,
    telegram: quietBot,
    mailer: keepingMailer(),
    kick: quietKick,
    push: quietPush,
  });
  const sponsorId = await addSponsor(site.database.db, { slug: 'ornek' });
  await addBanner(site.database.db, { bannerId: 'ornek' });
  await addNews(site.database.db, { slug: 'ornek-haber', publishAt: new Date(site.clock.now() - 1000) });
  await addMarketItem(site.database.db, { slug: 'ornek' });
  const eventId = await addEvent(site.database.db, { slug: 'ornek' });
  const tournamentId = await addTournament(site.database.db, { slug: 'ornek' });
  await addEvent(site.database.db, { slug: 'ornek-yakinda', ...upcoming() });
  await addDrawnRaffle();
  await addTier(site.database.db, { level: 1 });
  const analystId = await addAnalyst(site.database.db, 'ornek-yazar');
  await addAnalysis(site.database.db, { slug: 'ornek-analiz', analystId });
  await addWagerEvent(site.database.db, { slug: 'ornek', sponsorId });
  const heard = { state: 'dispute', disputeFrom: hoursAhead(-1), disputeUntil: hoursAhead(47) } as const;
  await addWagerEvent(site.database.db, { slug: 'ornek-itiraz', sponsorId, ...heard });
  const userId = await makeUser(site, 'oyuncu');
  await makeUser(site, 'yonetici', { permission: 'admin' });
  await makeUser(site, 'molaci');
  await credit(site.deps, userId, 10, 'bilinen');
  await addPhoneCode(site, { userId, phone: '+905321112233', code: '042137' });
  await addKnownOrders(site, userId);
  await addEarnRules(site);
  await addRedeemCode(site, 'ORNEK-KOD');
  await addOverlayLink(site);
  await addMarketItem(site.database.db, { slug: 'ornek-kod', type: 'code', stock: 0, state: 'sold_out' });
  await addCheckIn(site.database.db, { slug: 'ornek-onay', userId });
  await addReset(site, { token: 'sikke-baglantisi', userId: await makeUser(site, 'unutan') });
  const movingId = await makeUser(site, 'tasinan');
  await addEmailChange(site, { token: 'adres-baglantisi', userId: movingId, email: 'tasindi@ornek.com' });
  await addFrozenBoard(site.database.db, userId);
  await addSpecialOdd(site.database.db, site.clock.now(), {
    ...{ slug: 'ornek-oran', sponsorId },
    link: 'https://ornek.example/',
  });
  await addWin(site.database.db, { userId });
  await addGame(site.database.db, { slug: 'ornek-oyun' });
  const hunt = { slug: 'ornek-av', state: 'collecting' as const, collectBalance: null };
  const huntId = await addHunt(site.database.db, hunt);
  const promising = { now: new Date(site.clock.now()), ids: site.deps.ids };
  await promiseOrderDraw(site.database.db, { kind: 'bracket', tournamentId }, promising);
  await promiseOrderDraw(site.database.db, { kind: 'event', eventId }, promising);
  await promiseOrderDraw(site.database.db, { kind: 'hunt', huntId }, promising);
  await addBuySession(site.database.db, { slug: 'ornek-alim' });
  await addKnownClaims(site.deps, { userId, sponsorId });
  await addKnownCorrections(site.deps, { userId, sponsorId });
  await site.database.db
    .insert(textPages)
    .values({ slug: 'gizlilik', version: '1', title: 'Gizlilik', body: 'Metin', publishedAt: new Date(0) });
  await addKnownResults(site.deps, [userId, await makeUser(site, 'rakip')]);
  await trackSponsor(site, sponsorId);
  await addKnownTeam(site);
  await addKnownKick(site, userId);
  document = readPromised(await (await site.app.request('/openapi.json')).json());
  const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
  closeAway = nowhere.close;
  away = mount({ ...site.deps, db: nowhere.db });
  wrong = mount({ ...site.deps, db: new Proxy(site.deps.db, { get: throwDetail }) });
});
afterAll(async () => {
  await closeAway();
  await site.close();
});

function throwDetail(): never {
  throw new Error('secret detail');
}

function upcoming() {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  return { state: 'upcoming' as const, startsAt: inHours(1), endsAt: inHours(2) };
}

async function addDrawnRaffle() {
  const { db } = site.database;
  const past = { startsAt: new Date(1000), endsAt: new Date(2000), drawAt: new Date(3000) };
  await addRaffle(db, { slug: 'ornek', ...past });
  await advanceRaffles(site.deps);
}

/** What the team calls without changing anything that others see: drafts, looks and tries, and here a picture that is there already. */
const traceless = new Set([
  'PUT /desk/content/{kind}/entries/{slug}/draft',
  'DELETE /desk/content/{kind}/entries/{slug}/draft',
  'POST /desk/content/{kind}/entries/{slug}/preview-links',
  'POST /desk/content/{kind}/import',
  'POST /desk/inbox/{kind}/{id}/watch',
  // It is connected, and written down, when the browser comes back from Kick.
  'POST /desk/kick/connect',
  'POST /desk/media',
]);

/** Whose lines have no state before them: what was made newly, and what keeps its own elsewhere. */
const withoutBefore = new Map([
  ['POST /codes', 'a new code'],
  ['POST /desk/overlays', 'a new link'],
  ['POST /events/{slug}/entries/{id}/score', 'the first score of this juror'],
  ['POST /desk/content/{kind}/entries', 'a new entry'],
  ['POST /desk/content/{kind}/entries/{slug}/copies', 'a new entry'],
  ['POST /desk/content/{kind}/import', 'each entry has its versions'],
  ['POST /desk/kick/chat', 'something new is said'],
  ['POST /desk/media', 'a new picture'],
  ['POST /desk/reasons', 'a new reason'],
  ['POST /desk/system/runs', 'a further run of a task'],
  ['POST /desk/system/tests', 'a test that was sent'],
  ['POST /desk/invitations', 'a new account'],
  ['POST /desk/members/{id}/export', 'nothing is changed'],
]);

const named = operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const);

async function send(operation: KnownOperation, changes: CallOptions = {}, to: Pick<TestApp, 'call'> = site) {
  const { method, isPicture } = operation;
  const body = isPicture ? onePoint : operation.body;
  const headers = { ...toHeaders(operation), ...changes.headers };
  const options = { address: freshAddress(), ...(body ? { body } : {}), ...changes, headers };
  return to.call(method, toAddress(operation), options);
}

/** The same with a token that is good, of a login that lasts. */
async function sendRefused(operation: KnownOperation, changes: CallOptions = {}, to?: Pick<TestApp, 'call'>) {
  return send(operation, { ...(await lastingTokenFor(operation)), ...changes }, to);
}

/** A login of its own, without the password. */
async function logInAs(name: string): Promise<string> {
  const caller = { requestId: 'test', clientAddress: freshAddress(), clientAgent: '' };
  return openSession({ ...site.deps, ...caller }, (await storedUser(site, name))?.id ?? '');
}

async function tokenFor({ needsToken, isForAdmins, by = 'oyuncu' }: KnownOperation) {
  return needsToken ? { token: await logInAs(isForAdmins ? 'yonetici' : by) } : {};
}

/** The token of one login for all calls that are refused, which end no session. */
async function lastingTokenFor(operation: KnownOperation) {
  const name = operation.isForAdmins ? 'yonetici' : (operation.by ?? 'oyuncu');
  const token = lasting.get(name) ?? (await logInAs(name));
  lasting.set(name, token);
  return operation.needsToken ? { token } : {};
}
const lasting = new Map<string, string>();

async function expectKept(operation: KnownOperation, answer: Response, status: number) {
  expect([answer.status, await brokenPromise(document, operation, answer.clone())]).toEqual([status, null]);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
}

describe('the OpenAPI document', () => {
  test('is the committed one (npx vitest run document -u renews it)', async () => {
    const text = await (await site.app.request('/openapi.json')).text();
    await expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`).toMatchFileSnapshot(
      '../../docs/openapi.json',
    );
  });

  test('names every operation that the suites call, and no other', () => {
    const documented = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(named.map(([name]) => name).sort());
  });

  test('holds each object once, under the name that the contract gives it', () => {
    const inline = new Map<string, number>();
    const count = (part: unknown): void => {
      if (typeof part !== 'object' || part === null) return;
      const isObject = !Array.isArray(part) && 'properties' in part && Reflect.get(part, 'type') === 'object';
      const text = isObject ? JSON.stringify(part) : '';
      if (isObject) inline.set(text, (inline.get(text) ?? 0) + 1);
      Object.values(part).forEach(count);
    };
    count(document);
    expect([...inline].filter(([, times]) => times > 4)).toEqual([]);
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(
      expect.arrayContaining(['Sponsor', 'NewsItem', 'User', 'ErrorBody', 'Raffle', 'Order']),
    );
    for (const name of names) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });

  test('is served as a page that loads nothing and runs nothing', async () => {
    const page = await site.app.request('/docs');
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(text).not.toMatch(/<script|src=|https?:\/\//);
    for (const { path } of operations) expect(text).toContain(`<code>${path}</code>`);
  });
});

describe('every operation keeps its promise', () => {
  test.each(named)(
    '%s when all is well, and what the team changes is written down',
    async (name, operation) => {
      const empty = operation.isForEmptySite ? await createTestApp() : null;
      const before = await site.database.db.$count(auditLog);
      const answer = await send(operation, await tokenFor(operation), empty ?? site);
      await empty?.close();
      await expectKept(operation, answer, operation.isKeyed ? 201 : 200);
      const rows = await site.database.db.select().from(auditLog).orderBy(auditLog.id).offset(before);
      for (const row of rows)
        expect(Object.keys(row.before).length > 0, `${row.action}: a state before it`).toBe(
          !withoutBefore.has(name),
        );
      if (!operation.isForAdmins || operation.method === 'GET') return;
      expect(rows.length > 0, `${rows.length} rows of the audit log`).toBe(!traceless.has(name));
    },
  );

  const guarded = named.filter(([, { isOpen }]) => !isOpen);
  test.each(guarded)('%s without the client id', async (_, operation) => {
    await expectKept(operation, await sendRefused(operation, { headers: { 'X-Client-Id': 'wrong' } }), 403);
  });

  const member = named.filter(([, { needsToken, path }]) => needsToken && path !== '/logout');
  test.each(member)('%s with a bad token', async (_, operation) => {
    await expectKept(operation, await send(operation, { token: 'a.b.c' }), 401);
  });

  const forAdmins = named.filter(([, { isForAdmins }]) => isForAdmins);
  test.each(forAdmins)('%s for anybody but an admin', async (_, operation) => {
    await expectKept(operation, await send(operation, { token: await logInAs('oyuncu') }), 403);
  });

  const writing = named.filter(([, { body }]) => body !== undefined);
  test.each(writing)('%s with malformed, oversized, mistyped and senseless bodies', async (_, operation) => {
    await expectKept(operation, await sendRefused(operation, { body: '{"a":' }), 400);
    await expectKept(
      operation,
      await sendRefused(operation, { body: `"${'x'.repeat(operation.largestBody ?? 70_000)}"` }),
      413,
    );
    await expectKept(
      operation,
      await sendRefused(operation, { headers: { 'Content-Type': 'text/plain' } }),
      415,
    );
    await expectKept(operation, await sendRefused(operation, { body: [1] }), 422);
  });

  const located = named.filter(([, { params }]) => params !== undefined);
  test.each(located)('%s for what is not there', async (_, operation) => {
    const { method, body } = operation;
    const options = {
      ...(await lastingTokenFor(operation)),
      ...(body ? { body } : {}),
      headers: toHeaders(operation),
    };
    const answer = await site.call(method, toAddress(operation, 'olmayan'), options);
    await expectKept(operation, answer, 404);
  });

  test('POST /login with wrong words, then too often', async () => {
    const login = named.find(([name]) => name === 'POST /login')?.[1] ?? { method: '', path: '' };
    const words = { body: { email: 'kimse', password: 'x' }, address: freshAddress() };
    for (let time = 0; time < 5; time += 1) await expectKept(login, await send(login, words), 401);
    await expectKept(login, await send(login, words), 429);
  });

  // What a quiet bot is told touches no database.
  const quiet = ['/healthz', '/telegram/webhook'];
  const stored = named.filter(([, { path }]) => !quiet.includes(path));
  test.each(stored)('%s while the database is away: 503', async (_, operation) => {
    const answer = await sendRefused(operation, {}, away);
    await expectKept(operation, answer, 503);
    expect(await answer.json()).toEqual({ error: 'unavailable' });
  });

  test.each(stored)(
    '%s when the program itself is wrong: 500, and not a word of why',
    async (_, operation) => {
      const answer = await sendRefused(operation, {}, wrong);
      await expectKept(operation, answer, 500);
      expect(await answer.json()).toEqual({ error: 'internal' });
    },
  );
});
