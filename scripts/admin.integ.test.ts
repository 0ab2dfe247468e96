import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '@/api/db/schema/users';
import { makeUser } from '@/api/testing/accounts.fixture';
import { createTestApp, type TestApp } from '@/api/testing/app.fixture';
import { startCommand } from './testing/command.fixture';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const reset = (...args: readonly string[]) => {
  const env = { DATABASE_URL: api.database.url, SITE_URL: 'https://site.example' };
  return startCommand('admin', ['reset', ...args], env).ended;
};

test('npm run admin -- reset NAME prints a link to a new password of somebody of the team, and none of a player’s', async () => {
  const id = await makeUser(api, 'kurucu');
  await api.deps.db.update(users).set({ permission: 'admin' }).where(eq(users.id, id));
  await makeUser(api, 'oyuncu');
  const [ofTeam, ofPlayer, ofNobody] = await Promise.all([reset('Kurucu'), reset('oyuncu'), reset()]);
  expect(ofTeam).toMatchObject({ code: 0, errors: '' });
  expect(ofTeam.output).toMatch(/^https:\/\/site\.example\/forgot-password\/yeni-sifre#[\w-]{43}\n$/);
  for (const refused of [ofPlayer, ofNobody]) expect(refused).toMatchObject({ code: 1, output: '' });
  expect(ofPlayer.errors).toBe(
    'Nobody of the team is called oyuncu: members get a link by mail, on the site.\n',
  );
  expect(ofNobody.errors).toMatch(/^Say whose password/);
});
