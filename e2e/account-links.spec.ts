import { type UserSection, userSectionPath, userSections } from '@/lib/routes';
import messages from '@/messages/tr.json' with { type: 'json' };
import { expect } from './fixtures';
import { type DemoAccount, test } from './members';

const full: readonly UserSection[] = ['info', 'partners', 'verify'];
const table: readonly (readonly [DemoAccount, readonly UserSection[]])[] = [
  ['oyuncu', full],
  ['moderator', full],
  ['editor', full],
  ['admin', full],
  ['destek', ['ticket-deposits']],
];

for (const [account, sections] of table) {
  test(`${account} is offered ${sections.join(', ')} and no other part of the user area`, async ({
    page,
    logIn,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logIn(account);
    await page.goto('/sponsorlar', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: messages.account.menu.replace('{name}', account) }).click();
    for (const section of userSections) {
      const links = page.locator(`a[href="${userSectionPath(section)}"]:visible`);
      expect((await links.count()) > 0, section).toBe(sections.includes(section));
    }
  });
}

test('a guest is offered login and registration, and nothing of the user area', async ({ page }) => {
  await page.goto('/sponsorlar', { waitUntil: 'networkidle' });
  await expect(page.locator('header a[href="/login"]')).toBeVisible();
  await expect(page.locator('a[href^="/user"]:visible')).toHaveCount(0);
});
