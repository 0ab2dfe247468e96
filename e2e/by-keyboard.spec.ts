import type { Locator, Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes, userSectionPath } from '@/lib/routes';
import { expect, expectAccessible, test } from './fixtures';
import { register } from './support/new-member';

const { claimForms, labels } = messages;
const sizes = [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

/** Moves on with Tab until a control has the focus, and sees that it shows it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let step = 0; step < 90; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      const outline = await control.evaluate((element) => getComputedStyle(element).outlineStyle);
      return expect(outline, 'the focus shows').not.toBe('none');
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('this control cannot be reached with Tab');
}

for (const [name, viewport] of sizes) {
  test(`on ${name} an account is linked, the day stamped and a code redeemed by keyboard alone`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await register(page, baseURL);
    await page.goto(userSectionPath('partners'));
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: claimForms.link.submit })).toBeEnabled();
    await tabTo(page, main.getByLabel(labels.sponsor, { exact: true }));
    await page.keyboard.type('Nar');
    await tabTo(page, main.getByLabel(labels.site_username, { exact: true }));
    await page.keyboard.type('klavye_oyuncusu');
    await page.keyboard.press('Enter');
    await expect(main.getByText('klavye_oyuncusu')).toBeVisible();
    await expectAccessible(page);

    await page.goto(routes.points.path);
    await tabTo(page, main.getByRole('button', { name: 'Bugünü damgala' }));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('button', { name: 'Bugün tamam' })).toBeVisible();
    const desk = page.getByRole('region', { name: 'Kod gir' });
    await tabTo(page, desk.getByLabel('Kod'));
    await page.keyboard.type('hoş geldin');
    await page.keyboard.press('Enter');
    await expect(page.getByText('50 Sikke kazandın.')).toBeVisible();
    await expect(desk.getByLabel('Kod')).toHaveValue('');
    await expectAccessible(page);
  });
}
