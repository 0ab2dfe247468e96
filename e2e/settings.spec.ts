import { expect, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { mainDefaults } from '../contract/site';
import { routes, userSectionPath } from '../lib/routes';
import { runUntilVisible, stopClock } from './support/page-clock';
import { readSessionCookie } from './support/session-cookie';
import { type SmallSite, startSmallSite } from './support/small-site';

const { menuGroups, pages } = messages;

/** One rule of the operator's own, and what would load from elsewhere. */
const css = `
  @import url(//evil.test/a.css);
  footer { border-top-width: 7px; background: url(//evil.test/b.png) }
`;

test.describe('what an operator sets', () => {
  let site: SmallSite;
  test.beforeAll(async () => {
    const init = { setting: { login_sms_required: true, css } };
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
    await page.goto(site.origin + routes.tickets.path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-header', '1');
    await expect(top).toBeVisible();
    await expect(toggle).toBeHidden();
    await expect(page.locator('#side-menu')).toBeHidden();
    await expect(page.locator('html')).not.toHaveClass(/mobile-view/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('html')).toHaveClass(/(^| )mobile-view( |$)/);
    await expect(page.locator('html')).toHaveAttribute('data-header', '2');
    await expect(top).toBeHidden();
    await expect(toggle).toBeVisible();
    await toggle.click();
    await expect(page.locator('#side-menu')).toBeVisible();
  });

  test('the menu on top opens one group at a time, closes by Escape, beside it and with a page, and marks where one is', async ({
    page,
  }) => {
    const top = page.getByRole('banner').getByRole('navigation');
    const group = (name: keyof typeof menuGroups) =>
      top.locator('summary', { hasText: new RegExp(`^${menuGroups[name]}$`) });
    const opened = top.locator('details[open] > summary');
    const marked = top.locator('[aria-current=page]');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.origin + routes.tickets.path, { waitUntil: 'networkidle' });
    await expect(marked).toHaveAttribute('href', routes.tickets.path);
    await expect(top.locator('summary[data-current]')).toHaveText(menuGroups.earn);

    await group('discover').click();
    await expect(opened).toHaveText([menuGroups.discover]);
    await group('club').click();
    await expect(opened).toHaveText([menuGroups.club]);
    await page.keyboard.press('Tab');
    await expect(top.getByRole('link', { name: pages.leaders.title })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    await expect(group('club')).toBeFocused();

    await group('discover').click();
    await page.mouse.click(640, 700);
    await expect(opened).toHaveCount(0);

    await group('discover').click();
    await top.getByRole('link', { name: pages.news.title }).click();
    await expect(page).toHaveURL(site.origin + routes.news.path);
    await expect(opened).toHaveCount(0);
    await expect(marked).toHaveAttribute('href', routes.news.path);
    await expect(marked).toHaveCount(1);
    await expect(top.locator('summary[data-current]')).toHaveText([menuGroups.discover]);
  });

  test('a wide screen without a pointer is a mobile device, too (D14)', async ({ browser }) => {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      isMobile: true,
      hasTouch: true,
    });
    await page.goto(site.origin + routes.tickets.path);
    await expect(page.locator('html')).toHaveClass(/(^| )mobile-view( |$)/);
    await expect(page.locator('html')).toHaveAttribute('data-header', '2');
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    await page.close();
  });

  test('the style sheet stands on each page without what would load from elsewhere (D20), and the balance has the coin’s name', async ({
    page,
    context,
  }) => {
    const foreign: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().startsWith(site.origin) || foreign.push(request.url())),
    );
    await context.addCookies([{ name: 'sikke', value: await readSessionCookie('player'), url: site.origin }]);
    await page.goto(site.origin + routes.tickets.path);
    await expect(page.locator('link[rel=stylesheet][href="/operator.css"]')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCSS('border-top-width', '7px');
    const sheet = await page.request.get(`${site.origin}/operator.css`);
    expect(sheet.headers()['content-type']).toBe('text/css; charset=utf-8');
    expect(await sheet.text()).toBe('footer{border-top-width:7px}');
    const balance = messages.account.balance.replace('{amount}', '10').replace('Sikke', 'Akçe');
    await expect(page.getByRole('banner').getByTitle(balance)).toHaveText('10Akçe');
    expect(foreign).toEqual([]);
  });

  test('a player without a verified phone is warned, and led to the verification 2 s later (D10)', async ({
    page,
    context,
  }) => {
    const url = site.origin;
    await context.addCookies([{ name: 'sikke', value: await readSessionCookie('unverified'), url }]);
    await stopClock(page);
    await page.goto(url + routes.tickets.path);
    const warning = page.locator('[data-sonner-toast]', { hasText: messages.toasts.phoneRequired });
    await runUntilVisible(page, warning);
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

test('an upstream that names its pictures’ address in /init alone, and writes switches as text, is understood', async () => {
  const cdn_url = 'https://resim.example/';
  const init = {
    cdn_url,
    setting: { login_sms_required: '1', login_telegram_required: '0', number_format: 'roman' },
  };
  const logo = '/logolar/liman.svg';
  const site = await startSmallSite({
    init,
    reads: {
      '/init': init,
      '/main': undefined,
      '/sponsors': [{ id: 2, name: 'Deneme Liman', slug: 'deneme-liman', logo }],
    },
  });
  try {
    const answer = await fetch(site.origin + routes.sponsors.path);
    const html = await answer.text();
    expect(html).toContain(`https://resim.example${logo}`);
    // In the page's HTML what repeats itself stands in pieces (ADR 471).
    const data = await fetch(site.origin + routes.sponsors.path, { headers: { rsc: '1' } });
    expect(await data.text()).toContain(`https://resim.example${mainDefaults.avatars[0]}`);
    expect(html).toContain('data-numbers="specification"');
    const cookie = `sikke=${await readSessionCookie('unverified')}`;
    const user = await (await fetch(`${site.origin}/api/user`, { headers: { cookie } })).json();
    expect(user.data.avatar_url).toBe('https://resim.example/avatars/2/1.jpg');
    const page = await fetch(site.origin + routes.complaints.path, {
      headers: { cookie },
      redirect: 'manual',
    });
    expect(page.headers.get('location') ?? '').not.toContain(userSectionPath('verify'));
  } finally {
    await site.stop();
  }
});
