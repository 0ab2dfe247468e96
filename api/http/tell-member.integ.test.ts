import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAnswerSchema, memberHeader, userAnswerSchema, userSchema } from '@/contract/account';
import { goodPassword, logInAs, makeUser } from '../testing/accounts.fixture';
import { createTestApp, type TestApp } from '../testing/app.fixture';

let api: TestApp;
let [player, moderator] = ['', ''];
beforeAll(async () => {
  api = await createTestApp();
  await makeUser(api, 'oyuncu');
  await makeUser(api, 'moderator', { permission: 'moderator', rightsGranted: ['settings'] });
  [player, moderator] = [await logInAs(api, 'oyuncu'), await logInAs(api, 'moderator')];
});
afterAll(() => api.close());

const headers = { [memberHeader]: '1' };

/** Whom an answer says along; null where it says nobody. */
function toldBy(answer: Response) {
  const said = answer.headers.get(memberHeader);
  return said === null ? null : userSchema.parse(JSON.parse(Buffer.from(said, 'base64url').toString()));
}

describe('who reads something of their own', () => {
  it('is said along as GET /user says it, where that is asked for', async () => {
    const answer = await api.call('GET', '/vip', { token: player, headers });
    const user = userAnswerSchema.parse(await (await api.call('GET', '/user', { token: player })).json());
    expect(toldBy(answer)).toEqual(user.data);
  });

  it('is the account itself, whatever right a call of the team lends', async () => {
    const answer = await api.call('GET', '/jobs', { token: moderator, headers });
    expect(answer.status).toBe(200);
    expect(toldBy(answer)).toMatchObject({ username: 'moderator', permission: 'moderator' });
  });

  it('is said along with a login, and not where that is refused or does not ask', async () => {
    const logIn = (password: string, more = {}) =>
      api.call('POST', '/login', { body: { email: 'moderator', password }, ...more });
    const answer = await logIn(goodPassword, { headers });
    const { token } = loginAnswerSchema.parse(await answer.json());
    const user = userAnswerSchema.parse(await (await api.call('GET', '/user', { token })).json());
    expect(toldBy(answer)).toEqual(user.data);
    expect(toldBy(await logIn('yanlis-parola', { headers }))).toBeNull();
    expect(toldBy(await logIn(goodPassword))).toBeNull();
  });

  it('is not said where nobody asks, to a guest, or with a write', async () => {
    const answers = await Promise.all([
      api.call('GET', '/vip', { token: player }),
      api.call('GET', '/vip', { headers }),
      api.call('POST', '/vip/application', { token: player, headers }),
      api.call('GET', '/sponsors', { token: player, headers }),
    ]);
    expect(answers.map(toldBy)).toEqual([null, null, null, null]);
  });
});
