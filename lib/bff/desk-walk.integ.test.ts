import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '@/api/db/schema/audit-log';
import { freshAddress, goodPassword, makeUser } from '@/api/testing/accounts.fixture';
import { callMethods } from './answer-call';
import { readRefusal, TestBrowser, type Visit } from './browser.fixture';
import { type AnyCallName, allCalls, callNames } from './find-call';
import { type RealUpstream, startRealUpstream } from './real-upstream.fixture';

/** Every call of the back office; a new one is walked by itself. */
const deskCalls = callNames.filter((name) => allCalls[name].startsWith('/desk/'));
/** What takes whatever is sent: an empty draft is none, and of a file it is told what is wrong. */
const takers: readonly AnyCallName[] = ['deskContentDraft', 'deskContentImport'];
/** What stands in a path where nothing is meant. */
const params = {
  ...{ id: '1', slug: 'olmayan', kind: 'news', number: '1', figure: 'members' },
  ...{ of: 'sponsors', group: 'brand' },
};

let upstream: RealUpstream;
const browsers = new Map<string, TestBrowser>();
beforeAll(async () => {
  upstream = await startRealUpstream();
  await makeUser(upstream.api, 'oyuncu', { telegramVerifiedAt: new Date() });
  await makeUser(upstream.api, 'yonetici', { permission: 'admin' });
  for (const email of ['oyuncu', 'yonetici']) {
    const browser = new TestBrowser();
    const headers = { 'x-sikke-address': freshAddress() };
    const body = { email, password: goodPassword };
    await browser.visit(callMethods('login').POST, 'POST', { body, headers });
    browsers.set(email, browser);
  }
});
afterAll(() => upstream.close());

/** The methods that a call takes, by what it says itself. */
async function methodsOf(name: AnyCallName) {
  const told = await new TestBrowser().visit(callMethods(name).OPTIONS, 'OPTIONS');
  const all = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
  return all.filter((method) => told.headers.get('allow')?.split(', ').includes(method));
}

async function visit(
  name: AnyCallName,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  who: string,
  more: Visit = {},
) {
  const headers = { 'idempotency-key': randomUUID(), ...more.headers };
  const browser = browsers.get(who)?.copy() ?? new TestBrowser();
  return browser.visit(callMethods(name)[method], method, { params, ...more, headers });
}

describe.each(deskCalls.map((name) => [allCalls[name], name] as const))('%s', (_, name) => {
  test('is nobody’s but the team’s, and takes no write from another site', async () => {
    const methods = await methodsOf(name);
    expect(methods.length).toBeGreaterThan(0);
    for (const method of methods) {
      expect(await readRefusal(await visit(name, method, 'nobody')), method).toMatch(/^401 /);
      const told = await readRefusal(await visit(name, method, 'oyuncu'));
      expect(told, `a player: ${method}`).toMatch(
        /^(403 forbidden|404 not_found|415 unsupported_media_type|422 validation_failed)$/,
      );
      if (method === 'GET') continue;
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      const foreign = await readRefusal(await visit(name, method, 'yonetici', { headers }));
      expect(foreign, `from elsewhere: ${method}`).toBe('403 cross_site');
    }
  });

  test('refuses what is no input of it with the error body, and writes nothing', async () => {
    const rows = () => upstream.api.database.db.$count(auditLog);
    const before = await rows();
    for (const method of await methodsOf(name)) {
      if (method === 'GET') continue;
      for (const raw of [
        '',
        '{"a":',
        '[1]',
        '"x"',
        'null',
        '{"__proto__":{}}',
        '{"values":[],"reason":{"$ne":1}}',
      ]) {
        const answer = await visit(name, method, 'yonetici', { raw });
        // Some take no body: what they are about is not there.
        if (takers.includes(name)) expect(answer.status, `${method} ${raw}`).toBeLessThan(500);
        else expect(await readRefusal(answer), `${method} ${raw}`).toMatch(/^4\d\d /);
      }
    }
    expect(await rows()).toBe(before);
  });
});

test('these are all the calls below /api/desk', () => {
  expect(deskCalls.length).toBeGreaterThanOrEqual(46);
});
