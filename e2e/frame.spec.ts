import { expect, type Page, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { routes, userSectionPath } from '../lib/routes';
import { readSessionCookie } from './support/session-cookie';
import { type SmallSite, startSmallSite } from './support/small-site';

const { account, footer, nav } = messages;

/** The address of each network, in the order they are shown. */
const social = {
  telegram: 'https://t.me/ornek',
  discord: 'https://discord.gg/ornek',
  kick: 'https://kick.com/ornek',
  twitch: 'https://twitch.tv/ornek',
  instagram: 'https://instagram.com/ornek',
  youtube: 'https://youtube.com/@ornek',
  skype: 'https://join.skype.com/ornek',
};

/** A member of each kind, and the badges beside their name (specification 4, 6). */
const badges = [
  ['player', null, 'verified'],
  ['unverified', null, 'not verified'],
  ['moderator', 'Moderatör', 'not verified'],
  ['editor', 'Editor', 'not verified'],
  ['admin', 'Admin', 'not verified'],
  ['support', 'nartane Destek', 'not verified'],
] as const;

/** The member pages with the names that the specification's section 2 gives them. */
const memberPages = [
  [routes.vip.path, 'VIP Kulübü', messages.pages.vip.description],
  [routes.stream.path, 'Yayın', messages.pages.stream.description],
  [routes.analysis.path, 'Analiz', messages.pages.analysis.description],
  [routes.complaints.path, 'Şikayet / Öneri', messages.pages.complaints.description],
  [routes.affiliateChange.path, 'Affiliate Geçiş Formu', messages.pages.affiliateChange.description],
  [userSectionPath('info'), 'Hesap Bilgilerim', messages.userSections.info.description],
  [userSectionPath('partners'), 'Sponsorlar', messages.userSections.partners.description],
  [userSectionPath('verify'), 'Doğrulamalar', messages.userSections.verify.description],
  [
    userSectionPath('ticket-deposits'),
    'Bilet Yatırımları',
    messages.userSections['ticket-deposits'].description,
  ],
] as const;

test.describe('the frame of the site', () => {
  let site: SmallSite;
  test.beforeAll(async () => {
    site = await startSmallSite({ init: {}, reads: { '/site': { is_live: false, social } } });
  });
  test.afterAll(() => site?.stop());
  test.use({ viewport: { width: 1280, height: 800 } });

  async function enter(page: Page, visitor: Parameters<typeof readSessionCookie>[0]): Promise<void> {
    const value = await readSessionCookie(visitor);
    await page.context().addCookies([{ name: 'sikke', value, url: site.origin }]);
  }

  test('the foot of a page names the networks, the 18+ note, the help line 115 and who made the site', async ({
    page,
  }) => {
    await page.goto(site.origin + routes.tickets.path);
    const foot = page.getByRole('contentinfo');
    const links = foot.getByRole('list', { name: footer.social }).getByRole('link');
    const hrefs = links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await hrefs).toEqual(Object.values(social));
    for (const link of await links.all()) await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
    await expect(foot.getByText('18+', { exact: true })).toBeVisible();
    await expect(foot.getByText(footer.adult)).toBeVisible();
    await expect(foot.getByRole('link', { name: '115' })).toHaveAttribute('href', 'tel:115');
    await expect(foot.getByText('YEDAM')).toBeVisible();
    await expect(foot.getByText(/^© 20\d\d Sikke\./)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('locale'))).toBe('tr');
  });

  test('while live a badge leads to Kick, to YouTube where there is no Kick address, and is not there else', async ({
    page,
  }) => {
    const kick = 'https://kick.com/ornek';
    const youtube = 'https://youtube.com/@ornek/live';
    const states = [
      [{ is_live: true, stream: { kick_link: kick, youtube_link: youtube } }, kick],
      [{ is_live: true, stream: { kick_link: '', youtube_link: youtube } }, youtube],
      [{ is_live: true, stream: { kick_link: '', youtube_link: '' } }, null],
      [{ is_live: false, stream: { kick_link: kick, youtube_link: youtube } }, null],
    ] as const;
    for (const [state, href] of states) {
      await site.say('/site', { ...state, social });
      await page.goto(site.origin + routes.tickets.path, { waitUntil: 'networkidle' });
      const badge = page.getByRole('banner').getByRole('link', { name: nav.live });
      await expect(badge).toHaveCount(href === null ? 0 : 1);
      if (href !== null) await expect(badge).toHaveAttribute('href', href);
    }
  });

  test('beside the name of a member stand their role and whether they are verified', async ({ page }) => {
    for (const [visitor, role, state] of badges)
      await test.step(`${visitor}: ${role ?? 'no role'}, ${state}`, async () => {
        await enter(page, visitor);
        await page.goto(site.origin + routes.tickets.path);
        await page.getByRole('button', { name: account.menu.replace('{name}', '') }).click();
        const head = page.getByRole('menu').locator('..');
        await expect(head.getByText(`mahrem-${visitor}`)).toBeVisible();
        await expect(head.getByText(/Moderatör|Admin|Editor|Destek/)).toHaveText(role === null ? [] : [role]);
        await expect(head.getByRole('img', { name: account.verified })).toHaveCount(
          state === 'verified' ? 1 : 0,
        );
      });
  });

  test('a picture of a member that does not come makes way for the default one, for good', async ({
    page,
  }) => {
    await enter(page, 'player');
    await page.route('**/api/user', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({
        json: { ...answer, data: { ...answer.data, avatar_url: '/avatars/2/yok.jpg' } },
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => void (/yok\.jpg$/.test(request.url()) && asked.push(request.url())));
    await page.goto(site.origin + routes.tickets.path);
    const picture = page
      .getByRole('banner')
      .getByRole('button', { name: /mahrem-player$/ })
      .locator('img');
    await expect(picture).toHaveAttribute('src', '/avatars/2/1.jpg');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(asked).not.toEqual([]);
    // While the corner is drawn, the browser may ask twice; once it has failed, never again.
    asked.length = 0;
    await page.getByRole('contentinfo').getByRole('link', { name: messages.pages.news.title }).click();
    await expect(page).toHaveURL(site.origin + routes.news.path);
    await expect(picture).toHaveAttribute('src', '/avatars/2/1.jpg');
    expect(asked).toEqual([]);
  });

  test('each member page says its name and what it is for', async ({ page }) => {
    await enter(page, 'player');
    for (const [path, title, description] of memberPages) {
      await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
      await expect.soft(page, path).toHaveTitle(`${title} · Sikke`);
      await expect.soft(page.locator('meta[name=description]'), path).toHaveAttribute('content', description);
      const robots = page.locator('meta[name=robots]');
      await expect.soft(robots, path).toHaveAttribute('content', 'noindex, nofollow');
    }
  });

  test('a dialog scrolls the page to its top and locks it until the overlay is clicked; forgot-password is one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(site.origin + routes.tickets.path, { waitUntil: 'networkidle' });
    const scrolled = () => page.evaluate(() => window.scrollY);
    /** Once more where the page was not ready to be scrolled. */
    const scrollDown = () =>
      expect(async () => {
        await page.mouse.move(640, 450);
        await page.mouse.wheel(0, 300);
        await page.evaluate(twoFrames);
        expect(await scrolled()).toBeGreaterThan(100);
      }).toPass();
    await scrollDown();
    await page.locator('header a[href="/login"]').click();
    await expect(page.getByRole('dialog', { name: messages.auth.titles.login })).toBeVisible();
    await expect.poll(scrolled).toBe(0);
    await page.getByRole('dialog').getByRole('link', { name: messages.auth.forgot }).click();
    const forgot = page.getByRole('dialog', { name: messages.auth.titles.forgot });
    await expect(forgot.getByLabel(messages.auth.email)).toBeFocused();
    await expect(page).toHaveURL(site.origin + routes.tickets.path);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 300);
    await page.evaluate(twoFrames);
    expect(await scrolled()).toBe(0);
    await page.mouse.click(20, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await scrollDown();
  });
});

/** What a turn of the wheel does is done by then. */
function twoFrames(): Promise<number> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
