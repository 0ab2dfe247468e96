import type { Page } from '@playwright/test';
import { kickChannelId, signedEvent } from '@/api/testing/kick-events.fixture';
import { kickApp } from '@/api/testing/kick-server.fixture';
import { callTo } from '@/lib/calls';
import { deskEntryPath } from '@/lib/desk-paths';
import { messages } from '@/lib/i18n/default-messages';
import { expect } from '../fixtures';
import type { OwnStack } from './own-stack';

const words = messages.desk.kick;

/** Where admins set Kick up, and see what arrived last. */
export const kickDeskPath = deskEntryPath('settings', 'kick');

/** Kick tells the site of something, signed by its key unless `event` says otherwise; answers with what. */
export async function tellOf(
  { siteUrl }: OwnStack,
  event: Omit<Parameters<typeof signedEvent>[0], 'at'> & { readonly at?: number },
): Promise<number> {
  const { raw, headers } = signedEvent({ at: Date.now(), ...event });
  const sent = { method: 'POST', body: raw, headers: { ...headers, 'content-type': 'application/json' } };
  return (await fetch(`${siteUrl}${callTo('kickWebhook')}`, sent)).status;
}

/** Kick tells the site whether the channel is on; answers with what. */
export function tellLive(own: OwnStack, isLive: boolean): Promise<number> {
  own.kick.stream.isLive = isLive;
  return tellOf(own, { type: 'livestream.status.updated', body: { is_live: isLive } });
}

/** Whoever is led to Kick from this page agrees there as this person: this machine plays Kick. */
export async function agreeAtKick(
  page: Page,
  { kick }: OwnStack,
  person: { readonly id: number; readonly name: string },
): Promise<void> {
  await page.route(`${kick.url}/oauth/authorize?**`, (route) => {
    const asked = route.request().url();
    const back = new URL(new URL(asked).searchParams.get('redirect_uri') ?? '');
    back.search = String(new URLSearchParams(kick.agree(asked, person)));
    return route.fulfill({ status: 302, headers: { location: back.href } });
  });
}

/** An admin sets the app up, and the channel's owner agrees at Kick. */
export async function connectKick(page: Page, own: OwnStack): Promise<void> {
  await agreeAtKick(page, own, { id: kickChannelId, name: 'kanal' });
  await page.goto(kickDeskPath, { waitUntil: 'networkidle' });
  await page.getByLabel(words.own.clientId).fill(kickApp.clientId);
  await page.getByLabel(words.own.secret).fill(kickApp.secret);
  await page.getByRole('button', { name: words.own.keepApp, exact: true }).click();
  await page.getByRole('button', { name: words.own.connect, exact: true }).click();
  await expect(page.getByText(words.connected, { exact: true })).toBeVisible();
}

/** An admin adds a reward of the channel on the page that is open; answers its id at Kick, once a job has made it there. */
export async function addReward(
  page: Page,
  { kick }: OwnStack,
  reward: { readonly title: string } & ({ readonly coins: number } | { readonly item: string }),
): Promise<string> {
  await page.getByLabel(words.own.rewardTitle).fill(reward.title);
  await page.getByLabel(words.own.cost, { exact: true }).fill('500');
  if ('coins' in reward) await page.locator('[name=coins]').fill(String(reward.coins));
  else await page.locator('[name=item]').fill(reward.item);
  await page.getByRole('button', { name: words.own.addReward, exact: true }).click();
  const find = () => [...kick.rewards].find(([, { title }]) => title === reward.title)?.[0];
  await expect.poll(find).toBeTruthy();
  return find() ?? '';
}
