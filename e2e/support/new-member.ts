import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** The password of every account that a journey makes. */
export const password = 'Yelken-Fora-42';

/** A new account, logged in, that no other journey knows; answers its name. */
export async function register(page: Page, baseURL: string | undefined): Promise<string> {
  const name = `bakim${randomUUID().slice(0, 8)}`;
  const consent = { adult_confirmed: true, terms_accepted: true };
  const passwords = { password, password_confirmation: password };
  const data = { username: name, email: `${name}@ornek.com`, ...passwords, ...consent };
  const answer = await page.request.post('/api/register', { data, headers: { Origin: baseURL ?? '' } });
  expect(answer.status()).toBe(200);
  const avatar = { avatar: '/avatars/2/1.jpg' };
  await page.request.patch('/api/user', { data: avatar, headers: { Origin: baseURL ?? '' } });
  return name;
}
