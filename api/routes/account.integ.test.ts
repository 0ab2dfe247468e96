import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userAnswerSchema } from '@/contract/account';
import { errorBodySchema } from '@/contract/error-body';
import { users } from '../db/schema/users';
import { notify } from '../services/notifications/notify';
import { logInAs, makeUser, setAvatars, storedUser } from '../testing/accounts.fixture';
import { createTestApp, mount, type TestApp } from '../testing/app.fixture';
import { recorded } from '../testing/query-count.fixture';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await createTestApp();
  await setAvatars(site, ['/avatars/2/1.jpg', '/avatars/2/2.jpg']);
  await makeUser(site, 'Oyuncu', { point: 120, phoneState: 2 });
  token = await logInAs(site, 'Oyuncu');
});
afterAll(() => site.close());

async function patch(body: unknown) {
  const answer = await site.call('PATCH', '/user', { token, body });
  return [answer.status, await answer.json()];
}

describe('user', () => {
  test('is told about oneself in the shape of the contract and nothing more', async () => {
    const answer = await site.call('GET', '/user', { token });
    const { data } = userAnswerSchema.parse(await answer.clone().json());
    expect(data).toMatchObject({ username: 'Oyuncu', point: 120, permission: 'player', avatar: '' });
    expect(data.validations).toEqual({ phone: 2, telegram_verified_at: null });
    expect(await answer.text()).not.toMatch(/argon2|hash|fold|affiliate/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a changed role is seen by the next call', async () => {
    await site.database.db.update(users).set({ permission: 'Finans' }).where(eq(users.username, 'Oyuncu'));
    const answer = await site.call('GET', '/user', { token });
    expect(userAnswerSchema.parse(await answer.json()).data.permission).toBe('Finans');
  });
});

describe('what every page of a member asks', () => {
  test('is one statement, in which the balance and the count of what is unread are those of now', async () => {
    await (await site.call('GET', '/user', { token })).text();
    const [{ id: userId } = { id: '' }] = await site.database.db
      .update(users)
      .set({ point: 95 })
      .where(eq(users.username, 'Oyuncu'))
      .returning({ id: users.id });
    await notify(site.deps.db, { userId, kind: 'phone_verified', about: { type: 'verification' } });
    const { result, statements } = await recorded(site, (db) =>
      mount({ ...site.deps, db }).call('GET', '/user', { token }),
    );
    const { data } = userAnswerSchema.parse(await result.json());
    expect([data.point, data.unread_notifications, statements.length]).toEqual([95, 1, 1]);
  });

  test('is one statement for all who ask at the same moment, and each hears of themselves alone', async () => {
    const names = ['Birinci', 'Ikinci', 'Ucuncu', 'Cikan'];
    const tokens: string[] = [];
    for (const [point, name] of names.entries()) {
      await makeUser(site, name, { point });
      tokens.push(await logInAs(site, name));
      // From now on the API knows the token's signature.
      await site.call('GET', '/user', { token: tokens[point] ?? '' });
    }
    await site.call('POST', '/logout', { token: tokens[3] ?? '' });
    const { result, statements } = await recorded(site, (db) => {
      const api = mount({ ...site.deps, db });
      return Promise.all([...tokens, tokens[0] ?? ''].map((one) => api.call('GET', '/user', { token: one })));
    });
    const heard = await Promise.all(result.map(async (answer) => toHeard(await answer.json())));
    expect(heard).toEqual(['Birinci 0', 'Ikinci 1', 'Ucuncu 2', 'session_revoked', 'Birinci 0']);
    expect(statements).toHaveLength(1);
  });
});

/** Of whom an answer tells, and of how many coins, or why it tells of nobody. */
function toHeard(answer: unknown): string {
  const { success, data } = userAnswerSchema.safeParse(answer);
  return success ? `${data.data.username} ${data.data.point}` : String(errorBodySchema.parse(answer).error);
}

describe('avatar', () => {
  test('one of the choices is kept; everything else in the body is ignored', async () => {
    const before = await storedUser(site, 'oyuncu');
    const body = {
      avatar: '/avatars/2/2.jpg',
      point: 999_999,
      permission: 'admin',
      username: 'x',
      status: 'banned',
      id: 'x',
    };
    expect(await patch({ ...body, telegram_verified_at: '2020-01-01', __proto__: { point: 1 } })).toEqual([
      200,
      { status: true },
    ]);
    expect(await storedUser(site, 'oyuncu')).toEqual({ ...before, avatar: '/avatars/2/2.jpg' });
  });

  test.each([
    ['/avatars/2/3.jpg'],
    ['/avatars/2/../2/1.jpg'],
    ['//evil.test/1.jpg'],
    ['https://evil.test/1.jpg'],
    ['javascript:alert(1)'],
    [''],
    ['/avatars/2/1.jpg\0'],
  ])('%j is not one of the choices', async (avatar) => {
    expect(await patch({ avatar })).toEqual([
      422,
      { error: 'validation_failed', errors: { avatar: ['exists'] } },
    ]);
  });

  test('a missing and a wrongly typed avatar are told by rule', async () => {
    expect(await patch({})).toEqual([422, { error: 'validation_failed', errors: { avatar: ['required'] } }]);
    expect(await patch({ avatar: 7 })).toEqual([
      422,
      { error: 'validation_failed', errors: { avatar: ['invalid'] } },
    ]);
  });
});
