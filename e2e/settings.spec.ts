import { expect, test } from '@playwright/test';
import { routes, userSectionPath } from '../lib/routes';
import messages from '../messages/tr.json' with { type: 'json' };
import type { BuiltSite } from './support/built-site';
import { sessionCookieOf } from './support/session-cookie';
import { startSmallSite } from './support/small-site';

test.describe('what an operator sets', () => {
  let site: BuiltSite;
  test.beforeAll(async () => {
    const init = { setting: { login_sms_required: true } };
    const reads = { '/main': { configuration: { header: 1, coin: 'Akçe' } }, '/init': init };
    site = await startSmallSite({ init, reads });
  });
  test.afterAll(() => site?.stop());

  test('header 1 puts the areas on top of a desktop, and leaves a phone its side menu (D14)', async ({
    page,
  }) => {
    const top = page.getByRole('banner').getByRole('navigation');
    const toggle = page.getByRole('button', { name: messages.nav.toggle });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`http://127.0.0.1:${site.port}${routes.tickets.path}`);
    await expect(page.locator('html')).toHaveAttribute('data-header', '1');
    await expect(top).toBeVisible();
    await expect(toggle).toBeHidden();
    await expect(page.locator('#side-menu')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(top).toBeHidden();
    await expect(toggle).toBeVisible();
    await toggle.click();
    await expect(page.locator('#side-menu')).toBeVisible();
  });

  test('a player without a verified phone is warned, and led to the verification 2 s later (D10)', async ({
    page,
    context,
  }) => {
    const url = `http://127.0.0.1:${site.port}`;
    await context.addCookies([{ name: 'sikke', value: await sessionCookieOf('unverified'), url }]);
    // The page's clock goes only when it is told to, however slow the machine is.
    const start = Date.parse('2026-01-01T12:00:00Z');
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start + 1000);
    await page.goto(url + routes.tickets.path);
    const warning = page.locator('[data-sonner-toast]', { hasText: messages.toasts.phoneRequired });
    await expect(async () => {
      await page.clock.runFor(10);
      expect(await warning.isVisible()).toBe(true);
    }).toPass({ intervals: [0] });
    await page.clock.runFor(1500);
    await expect(page).toHaveURL(url + routes.tickets.path);
    await page.clock.runFor(500);
    await expect(page).toHaveURL(url + userSectionPath('verify'));
  });
});

test('an upstream without the calls beside the specification’s gets a site of defaults, without a wait (D17, D27)', async ({
  page,
}) => {
  const site = await startSmallSite({
    reads: { '/main': undefined, '/site': undefined, '/popups': undefined },
  });
  try {
    await page.goto(`http://127.0.0.1:${site.port}${routes.tickets.path}`);
    await expect(page.locator('html')).toHaveAttribute('data-header', '2');
    // The indicator comes with the scripts, and so do these buttons.
    await expect(page.getByRole('link', { name: messages.account.login })).toBeVisible();
    expect(await page.getByText(messages.loading.text).count()).toBe(0);
  } finally {
    await site.stop();
  }
});
