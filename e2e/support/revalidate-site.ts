import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';

/** REVALIDATE_SECRET of a site that a spec starts. */
export const revalidationSecret = 'a-revalidation-secret-of-forty-characters';

/** Tells the site, as the upstream does, that what carries a tag has changed. */
export async function revalidateSite(port: number, tag: string): Promise<void> {
  const body = JSON.stringify({ tags: [tag] });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', revalidationSecret).update(`${timestamp}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-sikke-timestamp': timestamp,
    'x-sikke-signature': signature,
  };
  const answer = await fetch(`http://127.0.0.1:${port}/api/revalidate`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
}
