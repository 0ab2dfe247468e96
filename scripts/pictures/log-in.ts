import type { Page } from '@playwright/test';
import { demoPassword } from '@/e2e/installation';

/** Logs a browser in at the demo. */
export async function logIn(page: Page, account: 'oyuncu' | 'admin', baseURL: string): Promise<void> {
  const data = { email: account, password: demoPassword() };
  const answer = await page.request.post('/api/login', { data, headers: { Origin: baseURL } });
  if (!answer.ok()) throw new Error(`the login answers ${answer.status()}`);
}
