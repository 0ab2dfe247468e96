import type { Page } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { menuGroups, menuRoutes, routes } from '@/lib/routes';
import { expect, test } from './fixtures';

const { nav } = messages;
const phone = { width: 390, height: 844 };

test('the side menu of a phone opens, leads to every area, and closes when it has led somewhere', async ({
  page,
}) => {
  const { toggle, menu } = await openOnPhone(page);
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const route of menuGroups.flatMap(menuRoutes)) {
    const link = menu.getByRole('link', { name: messages.pages[route].title, exact: true });
    await expect(link).toHaveAttribute('href', routes[route].path);
  }
  await menu.getByRole('link', { name: messages.pages.tickets.title, exact: true }).click();
  await expect(page).toHaveURL(routes.tickets.path);
  await expect(menu).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the side menu works by keyboard alone: focus goes in, stays in, Escape gives it back', async ({
  page,
}) => {
  const { toggle, menu } = await openOnPhone(page);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  for (let back = 0; back < 3; back += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: nav.skip })).not.toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('what a closed drawer holds is not laid out, is as soon as it opens, and while it slides out', async ({
  page,
}) => {
  const { toggle } = await openOnPhone(page);
  // Hidden, it has no role to be found by.
  const isLaidOut = () =>
    page
      .locator('#side-menu a')
      .last()
      .evaluate((link) => link.checkVisibility());
  expect(await isLaidOut()).toBe(false);
  await toggle.click();
  expect(await isLaidOut()).toBe(true);
  await page.evaluate(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    document
      .getElementById('side-menu')
      ?.addEventListener('transitionend', ({ propertyName }) => moved.push(propertyName));
  });
  await page.keyboard.press('Escape');
  await expect.poll(isLaidOut).toBe(false);
  // Where a machine is busy the way in is still ending while the way out begins.
  await expect
    .poll(() => page.evaluate(() => [...new Set(Reflect.get(window, 'moved'))].sort()))
    .toEqual(['content-visibility', 'translate', 'visibility']);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await isLaidOut()).toBe(true);
  // Opened and closed where it is a rail, which slides nowhere.
  await toggle.click();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.setViewportSize(phone);
  expect(await isLaidOut(), 'nobody closed it: a narrower window has it gone at once').toBe(false);
});

test('the menu marks the page one is on, and a new page starts at its top', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: nav.toggle }).click();
  const menu = page.getByRole('complementary', { name: nav.menu });
  await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', routes.sponsors.path);
  await menu.getByRole('link', { name: messages.pages.news.title, exact: true }).click();
  await expect(page).toHaveURL(routes.news.path);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the mark moves on with the page in the links that stand there: who went on by keyboard keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const menu = page.getByRole('complementary', { name: nav.menu });
  const news = menu.getByRole('link', { name: messages.pages.news.title, exact: true });
  await news.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.news.path);
  await expect(menu.locator('[aria-current]')).toHaveCount(1);
  await expect(news).toHaveAttribute('aria-current', 'page');
  await expect(news).toBeFocused();
});

test('from 1440 px on the rail has its names by itself; who makes it narrow finds it narrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const toggle = page.getByRole('button', { name: nav.toggle });
  const menu = page.getByRole('complementary', { name: nav.menu });
  const width = async () => (await menu.boundingBox())?.width;
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await width()).toBe(256);
  await menu.getByRole('link', { name: messages.pages.news.title, exact: true }).click();
  await expect(page).toHaveURL(routes.news.path);
  expect(await width()).toBe(256);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(await width()).toBe(72);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await width()).toBe(72);
  expect(await page.evaluate(readShift), 'the choice is known before the first frame').toBeLessThan(0.01);
  await expect(menu.getByRole('link', { name: messages.pages.tickets.title, exact: true })).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await width()).toBe(256);
});

test('the first Tab on a page offers to skip to its content', async ({ page }) => {
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: nav.skip });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main:focus, main :focus, main:target')).toHaveCount(1);
});

/** Runs in the page: how far its parts have moved by themselves since it was opened. */
function readShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    // What was there before is delivered with the next task.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const moves = observer.takeRecords().filter((entry) => !Reflect.get(entry, 'hadRecentInput'));
        resolve(moves.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
      }),
    );
  });
}

/** The list of sites on a phone, with the side menu and the button that opens it. */
async function openOnPhone(page: Page) {
  await page.setViewportSize(phone);
  await page.goto(routes.sponsors.path, { waitUntil: 'networkidle' });
  const toggle = page.getByRole('button', { name: nav.toggle });
  const menu = page.getByRole('complementary', { name: nav.menu });
  return { toggle, menu };
}
