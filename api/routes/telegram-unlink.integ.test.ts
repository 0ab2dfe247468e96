import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifications } from '../db/schema/notifications';
import { telegramLinks } from '../db/schema/telegram-links';
import { telegramUnlinks } from '../db/schema/telegram-unlinks';
import { linkByCode } from '../services/verification/link-by-code';
import { freshAddress, goodPassword, logInAs, makeUser, storedUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { quietBot, signedLogin } from '../testing/verification.fixture';

let site: TestApp;
let made = 0;
let telegramId = 0;
let first: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  site = await createTestApp({ telegram: quietBot });
});
afterAll(() => site.close());
beforeEach(async () => {
  telegramId += 1;
  first = await member();
  expect(await link(first.token)).toBe(200);
});

async function member() {
  made += 1;
  const name = `oyuncu${made}`;
  const id = await makeUser(site, name);
  return { id, name, token: await logInAs(site, name) };
}
const post = (path: string, token: string, body: unknown) =>
  site.call('POST', path, { token, body, address: freshAddress() });
const told = async (answer: Response) => [answer.status, await answer.json()];
const invalid = (errors: object) => [422, { error: 'validation_failed', errors }];
let seconds = 0;
/** A login that Telegram signed a little later than the one before: each is good once. */
const login = (id = telegramId) => {
  seconds += 1;
  return signedLogin({ id, username: `tg_${id}`, auth_date: Math.floor(site.clock.now() / 1000) - seconds });
};
const linkAnswer = (token: string) => post('/user/telegram/login', token, login());
const link = async (token: string) => (await linkAnswer(token)).status;
const unlink = (token: string, password = goodPassword) => post('/user/telegram/unlink', token, { password });
const readUnlinks = (id: string) =>
  site.deps.db.select().from(telegramUnlinks).where(eq(telegramUnlinks.userId, id));

test('a member lets the Telegram account go with the password, is told, and who had it stays written down', async () => {
  expect(await told(await unlink(first.token, 'Yanlis-Sifre1'))).toEqual(invalid({ password: ['wrong'] }));
  expect(await told(await unlink(first.token, ''))).toEqual(invalid({ password: ['required'] }));
  expect((await storedUser(site, first.name))?.telegramId).toBe(telegramId);
  await post('/user/telegram/link', first.token, undefined);
  expect(await told(await unlink(first.token))).toEqual([200, { status: true }]);
  const row = await storedUser(site, first.name);
  expect([row?.telegramId, row?.telegramName, row?.telegramVerifiedAt]).toEqual([null, null, null]);
  expect(await site.deps.db.select().from(telegramLinks).where(eq(telegramLinks.userId, first.id))).toEqual(
    [],
  );
  expect(await readUnlinks(first.id)).toMatchObject([{ telegramId, unlinkedAt: new Date(site.clock.now()) }]);
  const kinds = await site.deps.db.select().from(notifications).where(eq(notifications.userId, first.id));
  expect(kinds.map(({ kind }) => kind)).toEqual(['telegram_linked', 'telegram_unlinked']);
  expect(await told(await unlink(first.token))).toEqual([200, { status: true }]);
  expect(await readUnlinks(first.id)).toHaveLength(1);
  expect(await link(first.token)).toBe(200);
});

test('ten who unlink at once unlink once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => unlink(first.token)));
  expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true);
  expect(await readUnlinks(first.id)).toHaveLength(1);
});

test('what was let go, one of ten others gets at once, and nobody while it is linked', async () => {
  const others = await Promise.all(Array.from({ length: 10 }, () => member()));
  expect(await told(await linkAnswer(others[0]?.token ?? ''))).toEqual(invalid({ telegram: ['unique'] }));
  await unlink(first.token);
  const statuses = await Promise.all(others.map(({ token }) => link(token)));
  expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
});

test('it goes on to another member once, whichever way it is linked; back to one who had it, it may', async () => {
  const [second, third] = [await member(), await member()];
  await unlink(first.token);
  expect(await link(second.token)).toBe(200);
  await unlink(second.token);
  expect(await told(await linkAnswer(third.token))).toEqual(invalid({ telegram: ['used_up'] }));
  const answer = await post('/user/telegram/link', third.token, undefined);
  const code = new URL((await answer.json()).data.url).searchParams.get('start') ?? '';
  const sender = { telegramId, telegramName: null };
  expect(await linkByCode(site.deps, { code, ...sender })).toBe('moved');
  expect((await storedUser(site, third.name))?.telegramVerifiedAt).toBeNull();
  expect(await link(first.token)).toBe(200);
});

test('a member who links another one has let the first go', async () => {
  const before = telegramId;
  telegramId += 1;
  expect(await link(first.token)).toBe(200);
  expect(await readUnlinks(first.id)).toMatchObject([{ telegramId: before }]);
});
