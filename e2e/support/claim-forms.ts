import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { messages } from '@/lib/i18n/default-messages';

const { claimForms, uploads } = messages;

let pictures = 0;

/** A picture of its own each time: a proof that was sent before is flagged. */
async function picture() {
  pictures += 1;
  const background = { r: pictures * 40, g: 90, b: 200 };
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'dekont.jpg', mimeType: 'image/jpeg', buffer };
}

/** Chooses the first option with a text. */
export async function choose(page: Page, label: string, text: RegExp) {
  const select = page.getByLabel(label, { exact: true });
  const option = select.locator('option:not([value=""])', { hasText: text }).first();
  await select.selectOption((await option.getAttribute('value')) ?? '');
}

/** Hands a picture to the first field for one, until it is there. */
export async function attach(page: Page | Locator) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture());
  await expect(page.getByText(uploads.ready)).toBeVisible();
}

/** A minute ago on the clock of the browser, as its field for a moment takes it. */
export const ago = () =>
  new Date(Date.now() - 60_000)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' })
    .slice(0, 16)
    .replace(' ', 'T');

/** A prize that waits for its delivery asks for a site account on the same page. */
export const depositForm = (page: Page) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: claimForms.deposit.submit }) });
