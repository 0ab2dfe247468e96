import { test as base, expect } from './fixtures';
import { demoPassword } from './installation';

/** The demo accounts of the seed, one a role; `yeni` is a player who has verified nothing and chosen no avatar. */
export type DemoAccount = 'oyuncu' | 'moderator' | 'editor' | 'admin' | 'destek' | 'yeni';

interface MemberFixtures {
  /** Logs the browser in, as the login form does; resolves once the session cookie is there. */
  readonly logIn: (account: DemoAccount) => Promise<void>;
}

/** `test` of the journeys of members. */
export const test = base.extend<MemberFixtures>({
  logIn: async ({ page, baseURL }, use) => {
    await use(async (account) => {
      const data = { email: account, password: demoPassword() };
      const answer = await page.request.post('/api/login', { data, headers: { Origin: baseURL ?? '' } });
      expect(answer.status(), `${account} logs in`).toBe(200);
    });
  },
});
