import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshAnswerSchema } from '@/contract/account';
import { sessions } from '../../db/schema/sessions';
import { users } from '../../db/schema/users';
import { logInAs, makeUser } from '../../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../../testing/app.fixture';
import { sweepSessions } from './sweep-sessions';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await createTestApp();
  await makeUser(site, 'oyuncu');
});
beforeEach(async () => {
  token = await logInAs(site, 'oyuncu');
});
afterAll(() => site.close());

const minute = 60_000;
const day = 24 * 60 * minute;
const revoked = [401, { error: 'session_revoked' }];
const expired = [401, { error: 'token_expired', login_again: true }];

async function see(method: string, path: string, bearer?: string) {
  const answer = await site.call(method, path, bearer === undefined ? {} : { token: bearer });
  return [answer.status, await answer.json()];
}
const user = (bearer?: string) => see('GET', '/user', bearer);
const userStatus = async (bearer: string) => (await user(bearer))[0];

async function refresh(bearer: string): Promise<string> {
  const answer = await site.call('GET', '/refresh', { token: bearer });
  return refreshAnswerSchema.parse(await answer.json()).data.token;
}

describe('token', () => {
  test('carries exactly sub, sid, jti, iat and exp, and lives an hour', async () => {
    const claims = decodeJwt(token);
    expect(Object.keys(claims).sort()).toEqual(['exp', 'iat', 'jti', 'sid', 'sub']);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(await userStatus(token)).toBe(200);
    site.clock.advance(60 * minute);
    expect(await user(token)).toEqual(expired);
  });

  test('none, foreign, unsigned and mangled tokens are 401 on every member call', async () => {
    expect(await user()).toEqual([401, { error: 'unauthenticated' }]);
    const foreign = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('another-secret-of-32-characters-or-more'));
    const [, payload = '', signature = ''] = token.split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const bad of [foreign, none, `${none}${signature}`, 'a.b.c', 'x', '..', token.slice(0, -2)]) {
      expect(await user(bad)).toEqual(revoked);
      expect(await see('GET', '/refresh', bad)).toEqual(revoked);
    }
  });
});

describe('refresh', () => {
  test('gives a new token; the old one still serves calls under way for 20 s', async () => {
    const next = await refresh(token);
    expect(next).not.toBe(token);
    expect([await userStatus(next), await userStatus(token)]).toEqual([200, 200]);
  });

  test('the replaced token gets the very same successor inside 20 s', async () => {
    const next = await refresh(token);
    site.clock.advance(19_000);
    expect(await refresh(token)).toBe(next);
  });

  test('50 refreshes at once agree on one successor', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => refresh(token)));
    expect(new Set(all).size).toBe(1);
    expect(await userStatus(all[0] ?? '')).toBe(200);
  });

  test('a token replaced longer ago ends the whole session, at /refresh as at any other call', async () => {
    const next = await refresh(token);
    site.clock.advance(21_000);
    expect(await see('GET', '/refresh', token)).toEqual(revoked);
    expect(await user(next)).toEqual(revoked);

    const second = await logInAs(site, 'oyuncu');
    const successor = await refresh(second);
    site.clock.advance(21_000);
    expect(await user(second)).toEqual(revoked);
    expect(await user(successor)).toEqual(revoked);
  });

  test('an expired token of a living session is refreshed', async () => {
    site.clock.advance(3 * 60 * minute);
    expect(await user(token)).toEqual(expired);
    expect(await userStatus(await refresh(token))).toBe(200);
  });

  test('a session ends after 14 idle days', async () => {
    site.clock.advance(14 * day);
    expect(await see('GET', '/refresh', token)).toEqual(revoked);
  });

  test('a session ends 30 days after the login however busy it is', async () => {
    let current = token;
    for (let days = 0; days < 29; days += 1) {
      site.clock.advance(day);
      current = await refresh(current);
    }
    site.clock.advance(day - 30 * minute);
    current = await refresh(current);
    const { iat, exp } = decodeJwt(current);
    expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(1800);
    site.clock.advance(31 * minute);
    expect(await see('GET', '/refresh', current)).toEqual(revoked);
  });
});

describe('end of a session', () => {
  test('logout kills every copy of the token, and other logins live on', async () => {
    const other = await logInAs(site, 'oyuncu');
    expect(await see('POST', '/logout', token)).toEqual([200, { status: true }]);
    expect([await user(token), await see('GET', '/refresh', token)]).toEqual([revoked, revoked]);
    expect(await userStatus(other)).toBe(200);
  });

  test('logging out twice, without or with a foreign token is fine', async () => {
    for (const bearer of [token, token, undefined, 'a.b.c']) {
      expect((await see('POST', '/logout', bearer))[0]).toBe(200);
    }
  });

  test('a ban ends all sessions with the next call, for good', async () => {
    await makeUser(site, 'kural');
    const [first, second] = [await logInAs(site, 'kural'), await logInAs(site, 'kural')];
    await site.database.db.update(users).set({ status: 'banned' }).where(eq(users.username, 'kural'));
    expect([await user(first), await see('GET', '/refresh', second)]).toEqual([revoked, revoked]);
    await site.database.db.update(users).set({ status: 'active' }).where(eq(users.username, 'kural'));
    expect([await user(first), await user(second)]).toEqual([revoked, revoked]);
  });

  test('a deleted user is nobody', async () => {
    await makeUser(site, 'giden');
    const theirs = await logInAs(site, 'giden');
    await site.database.db.delete(users).where(eq(users.username, 'giden'));
    expect([await user(theirs), await see('GET', '/refresh', theirs)]).toEqual([revoked, revoked]);
  });
});

describe('sweeping', () => {
  const stored = () => site.database.db.select().from(sessions);

  test('deletes sessions past their idle or absolute end, in batches, and leaves the others in use', async () => {
    await site.database.db.delete(sessions);
    const [row] = await site.database.db.select({ id: users.id }).from(users);
    const now = site.clock.now();
    const at = (daysAgo: number, daysLeft: number) => ({
      id: randomUUID(),
      userId: row?.id ?? '',
      jti: randomUUID(),
      tokenIssuedAt: new Date(now - daysAgo * day),
      createdAt: new Date(now - daysAgo * day),
      expiresAt: new Date(now + daysLeft * day),
    });
    await site.database.db
      .insert(sessions)
      .values([...Array.from({ length: 1500 }, () => at(31, -1)), at(15, 15), at(13, 17)]);
    const used = await logInAs(site, 'oyuncu');
    expect(await stored()).toHaveLength(3);
    await site.database.db.insert(sessions).values(Array.from({ length: 1500 }, () => at(31, -1)));
    expect(await sweepSessions(site.deps)).toBe(1501);
    expect(await stored()).toHaveLength(2);
    expect(await userStatus(used)).toBe(200);
    expect(await sweepSessions(site.deps)).toBe(0);
  });
});
