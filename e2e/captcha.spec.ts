import { expect, type Page, test } from '@playwright/test';
import { messages } from '@/lib/i18n/default-messages';
import { type RouteKey, routes } from '../lib/routes';
import { loadedParts } from './support/loaded-parts';
import { type SmallSite, startSmallSite } from './support/small-site';

const { auth } = messages;
const siteKey = 'anahtar-42';

test.describe('with a reCAPTCHA site key (D30)', () => {
  let site: SmallSite;
  test.beforeAll(async () => {
    site = await startSmallSite({ init: {}, env: { RECAPTCHA_SITE_KEY: siteKey }, reads: { '/main': {} } });
  });
  test.afterAll(() => site?.stop());

  const forms = [
    {
      route: 'register',
      call: '/register',
      button: auth.register,
      fill: async (page: Page) => {
        await page.getByLabel(auth.username).fill('deneme');
        await page.getByLabel(auth.email).fill('deneme@ornek.com');
        await page.getByLabel(auth.password, { exact: true }).fill('Gizli-Sikke-42!');
        await page.getByLabel(auth.passwordAgain, { exact: true }).fill('Gizli-Sikke-42!');
        for (const box of await page.getByRole('checkbox').all()) await box.check();
      },
    },
    {
      route: 'forgotPassword',
      call: '/forgot-password',
      button: auth.forgotSend,
      fill: (page: Page) => page.getByLabel(auth.email).fill('deneme@ornek.com'),
    },
  ] as const;

  for (const { route, call, button, fill } of forms)
    test(`${routes[route].path} asks Google at the first touch alone, and sends its token along`, async ({
      page,
    }) => {
      const asked = await standInForGoogle(page);
      const parts = loadedParts(page);
      const complaints = listen(page);
      const form = await openForm(page, route);
      const submit = form.getByRole('button', { name: button, exact: true });
      await expect(submit).toBeEnabled();
      await expect(form.getByText(/Bu form reCAPTCHA ile korunur/)).toBeVisible();
      expect([asked, await parts()]).toEqual([[], []]);
      await fill(page);
      await expect.poll(() => page.evaluate(() => 'grecaptcha' in window)).toBe(true);
      expect(await parts()).toEqual(['captcha']);
      expect(asked[0]).toBe(`https://www.google.com/recaptcha/api.js?render=${siteKey}&hl=tr`);
      const badge = page.locator('.grecaptcha-badge');
      await expect(badge).toHaveCount(1);
      await expect(badge).toBeHidden();
      await expect.poll(() => asked.map((url) => new URL(url).pathname)).toEqual(googleAsks);
      await submit.click();
      await expect.poll(() => site.writes.map(({ path }) => path)).toContain(call);
      const sent = site.writes.find(({ path }) => path === call)?.body;
      expect(sent).toMatchObject({ 'g-recaptcha-response': `jeton ${siteKey} login` });
      expect(complaints).toEqual([]);
    });

  test('the login asks Google nothing: the specification gives it two fields', async ({ page }) => {
    const asked = await standInForGoogle(page);
    const form = await openForm(page, 'login');
    await expect(form.getByRole('button', { name: auth.login, exact: true })).toBeEnabled();
    await form.getByLabel(auth.identifier).fill('deneme');
    await form.getByLabel(auth.password, { exact: true }).fill('Gizli-Sikke-42!');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => site.writes.find(({ path }) => path === '/login')?.body)
      .toEqual({
        email: 'deneme',
        password: 'Gizli-Sikke-42!',
      });
    expect(asked).toEqual([]);
  });

  async function openForm(page: Page, route: RouteKey) {
    const answer = await page.goto(site.origin + routes[route].path, { waitUntil: 'networkidle' });
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain('https://www.google.com/recaptcha/');
    return page.getByRole('main').locator('form');
  }
});

/** What the stand-in asks for, as Google's own script does: its weight, a frame, a count. */
const googleAsks = [
  '/recaptcha/api.js',
  '/recaptcha/releases/x/recaptcha__tr.js',
  '/recaptcha/api2/anchor',
  '/recaptcha/api2/clr',
];

/** Stands in for Google, whom no test reaches; lists what was asked of it. */
async function standInForGoogle(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  for (const host of ['https://www.google.com/**', 'https://www.gstatic.com/**'])
    await page.route(host, (route) => {
      const url = route.request().url();
      asked.push(url);
      const isScript = url.includes('.js');
      const body = url.includes('api.js') ? googleScript : '';
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ contentType: isScript ? 'text/javascript' : 'text/html', headers, body });
    });
  return asked;
}

const googleScript = `
  window.grecaptcha = {
    ready: (call) => call(),
    render: () => 0,
    execute: (key, { action }) => Promise.resolve(['jeton', key, action].join(' ')),
  };
  const badge = Object.assign(document.createElement('div'), { className: 'grecaptcha-badge', textContent: 'reCAPTCHA' });
  const holder = document.createElement('div');
  holder.append(badge);
  document.body.append(holder);
  const weight = document.createElement('script');
  weight.src = 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__tr.js';
  weight.onload = () => {
    const frame = document.createElement('iframe');
    frame.src = 'https://www.google.com/recaptcha/api2/anchor';
    frame.onload = () => fetch('https://www.google.com/recaptcha/api2/clr', { method: 'POST' });
    badge.append(frame);
  };
  document.head.append(weight);
`;

/** What the policy refuses and what is thrown. */
function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}
