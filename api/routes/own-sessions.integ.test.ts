import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginAnswerSchema } from '@/contract/account';
import { sessionsAnswerSchema } from '@/contract/passwords';
import { freshAddress, goodPassword, logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';

let site: TestApp;
let name: string;
let made = 0;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  made += 1;
  name = `oyuncu${made}`;
  await makeUser(site, name);
});

async function logInWith(agent: string): Promise<string> {
  const answer = await site.call('POST', '/login', {
    body: { email: name, password: goodPassword },
    headers: { 'X-Client-Agent': agent },
    address: freshAddress(),
  });
  return loginAnswerSchema.parse(await answer.json()).token;
}
const list = async (token: string) => {
  const answer = await site.call('GET', '/user/sessions', { token });
  return sessionsAnswerSchema.parse(await answer.json()).data;
};
const end = (token: string, which: unknown) =>
  site.call('POST', '/user/sessions/end', { token, body: { which } });
const isAlive = async (token: string) => (await site.call('GET', '/user', { token })).status === 200;

const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const laptop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15';

describe('the list', () => {
  test('names the device by its family, marks the one that asks and knows when each was seen last', async () => {
    const first = await logInWith(phone);
    site.clock.advance(60_000);
    const second = await logInWith(laptop);
    expect(await list(second)).toMatchObject([
      { browser: 'safari', system: 'macos', is_current: true },
      { browser: 'chrome', system: 'android', is_current: false },
    ]);
    const seen = async () => (await list(second)).find(({ is_current }) => !is_current)?.last_seen_at;
    const before = await seen();
    site.clock.advance(60_000);
    await isAlive(first);
    expect(await seen()).toBe(before);
    site.clock.advance(5 * 60_000);
    await isAlive(first);
    expect(await seen()).toBe(new Date(site.clock.now()).toISOString());
  });

  test('has neither what is over nor anybody else’s', async () => {
    const other = await logInAs(site, name);
    await site.call('POST', '/logout', { token: other });
    await makeUser(site, `baskasi${made}`);
    await logInAs(site, `baskasi${made}`);
    expect(await list(await logInAs(site, name))).toHaveLength(1);
  });
});

describe('ending', () => {
  test('one ends that one alone; a second time it is not there', async () => {
    const [here, there] = [await logInAs(site, name), await logInAs(site, name)];
    const other = (await list(here)).find(({ is_current }) => !is_current)?.id;
    expect((await end(here, other)).status).toBe(200);
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    expect((await end(here, other)).status).toBe(404);
  });

  test('the others leaves the one that asks, and all ends it, too', async () => {
    const [here, there] = [await logInAs(site, name), await logInAs(site, name)];
    expect((await end(here, 'others')).status).toBe(200);
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, false]);
    expect((await end(here, 'all')).status).toBe(200);
    expect(await isAlive(here)).toBe(false);
  });

  test('another member’s session is not there, and lives on (T-AZ-2)', async () => {
    await makeUser(site, `baskasi${made}`);
    const theirs = await logInAs(site, `baskasi${made}`);
    const id = (await list(theirs))[0]?.id;
    expect((await end(await logInAs(site, name), id)).status).toBe(404);
    expect((await end(await logInAs(site, name), randomUUID())).status).toBe(404);
    expect(await isAlive(theirs)).toBe(true);
  });

  test.each([
    [undefined, 'required'],
    ['some', 'invalid'],
    [7, 'invalid'],
    ['1', 'invalid'],
  ])('%j is told by rule', async (which, rule) => {
    const answer = await end(await logInAs(site, name), which);
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: 'validation_failed', errors: { which: [rule] } },
    ]);
  });
});
