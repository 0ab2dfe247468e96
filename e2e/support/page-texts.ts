import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { type RouteKey, routes } from '@/lib/routes';
import { expect } from '../fixtures';

/** Fails where the page does not carry the title, heading and description of its route, or says the wrong thing to search engines. */
export async function expectTexts(page: Page, key: RouteKey): Promise<void> {
  const { title, description } = messages.pages[key];
  await expect.soft(page).toHaveTitle(`${title} · ${messages.site.name}`);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.soft(meta(page, 'description')).toHaveAttribute('content', description);
  const robots = routes[key].access === 'public' ? 'index, follow' : 'noindex, nofollow';
  await expect.soft(meta(page, 'robots')).toHaveAttribute('content', robots);
}

/** Fails where a link to the page would not be shown as a card of this page. */
export async function expectShareCard(page: Page, key: RouteKey): Promise<void> {
  const address = new URL(routes[key].path, page.url()).href;
  await expect.soft(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  await expect.soft(page.locator('meta[property="og:url"]')).toHaveAttribute('content', address);
  await expect.soft(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'tr_TR');
  await expect.soft(meta(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
}

function meta(page: Page, name: string) {
  return page.locator(`meta[name="${name}"]`);
}
